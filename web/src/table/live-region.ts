import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import {
  type Announcement,
  announcementSentences,
  answerSentences,
  choiceSentences,
  turnSentences,
} from "../game/announcements";
import type { SpokenAnswer } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** How long what waits comes after what is told at once, or is no longer to be told. */
const AFTER_MS = 200;

/**
 * Tells a screen reader at once that a person is to act; then, in one go, what has happened since it last spoke, what can
 * be done, and the tip. In this order: many drop what they were to tell politely when something is told at once.
 */
@customElement("live-region")
export class LiveRegion extends LightElement {
  @property({ attribute: false }) announcement: Announcement | null = null;
  @property({ attribute: false }) answer: SpokenAnswer | null = null;
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) tip: string | null = null;
  @state() private politely = "";
  #atOnce = "";
  /** What has happened is told even when more happens before its time has come. */
  #happened: string[] = [];
  #offered: string[] = [];
  #tipText: string[] = [];
  #timer: number | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { announcement, answer, view, tip } = this;
    const isNew = view !== null && (changed.has("announcement") || changed.has("view"));
    if (announcement && changed.has("announcement")) this.#happened.push(...announcementSentences(announcement));
    if (isNew) {
      this.#atOnce = anew(turnSentences(view), this.#atOnce);
      this.#offered = choiceSentences(view);
    }
    if (changed.has("tip")) this.#tipText = tip ? [t(`hint-${tip}`)] : [];
    if (view && answer && changed.has("answer")) this.#tell(answerSentences(answer, view));
    else if (isNew || changed.has("tip")) this.#tellSoon();
  }

  protected override render() {
    return html`<p role="status" class="visually-hidden">${this.politely}</p>
      <p aria-live="assertive" class="visually-hidden">${this.#atOnce}</p>`;
  }

  #tellSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), AFTER_MS);
  }

  #tell(asked: string[] = []): void {
    clearTimeout(this.#timer);
    const sentences = [...this.#happened, ...this.#offered, ...this.#tipText, ...asked];
    [this.#happened, this.#offered, this.#tipText] = [[], [], []];
    if (sentences.length > 0) this.politely = anew(sentences, this.politely);
  }
}

/** A no-break space more when the same was told before, so that it is read again. */
function anew(sentences: string[], before: string): string {
  const words = sentences.join(" ");
  return words && words === before ? `${words}\u00a0` : words;
}
