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
import { joinSentences, t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** How long polite announcements wait, so that they follow the assertive one or are replaced by newer ones. */
const POLITE_DELAY_MS = 200;

/**
 * Announces to screen readers, assertively, whose turn it is; then, politely and all at once, the events since the last
 * announcement, the possible actions and the tip. The order matters: many screen readers drop pending polite
 * announcements when an assertive one comes.
 */
@customElement("live-region")
export class LiveRegion extends LightElement {
  @property({ attribute: false }) announcement: Announcement | null = null;
  @property({ attribute: false }) answer: SpokenAnswer | null = null;
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) tip: string | null = null;
  @state() private polite = "";
  #assertive = "";
  /** Events accumulate until they are announced; newer choices and tips replace older ones. */
  #events: string[] = [];
  #choices: string[] = [];
  #tip: string[] = [];
  #timer: number | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { announcement, answer, view, tip } = this;
    const isNews = view !== null && (changed.has("announcement") || changed.has("view"));
    if (announcement && changed.has("announcement")) this.#events.push(...announcementSentences(announcement));
    if (isNews) {
      this.#assertive = forceReannounce(turnSentences(view), this.#assertive);
      this.#choices = choiceSentences(view);
    }
    if (changed.has("tip")) this.#tip = tip ? [t(`tip-${tip}`)] : [];
    if (view && answer && changed.has("answer")) this.#announce(answerSentences(answer, view));
    else if (isNews || changed.has("tip")) this.#announceSoon();
  }

  protected override render() {
    return html`<p role="status" class="visually-hidden">${this.polite}</p>
      <p aria-live="assertive" class="visually-hidden">${this.#assertive}</p>`;
  }

  #announceSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#announce(), POLITE_DELAY_MS);
  }

  #announce(answer: string[] = []): void {
    clearTimeout(this.#timer);
    const sentences = [...this.#events, ...this.#choices, ...this.#tip, ...answer];
    [this.#events, this.#choices, this.#tip] = [[], [], []];
    if (sentences.length > 0) this.polite = forceReannounce(sentences, this.polite);
  }
}

/** Return the text; repeated text gets a no-break space, because screen readers announce only changes. */
function forceReannounce(sentences: string[], before: string): string {
  const words = joinSentences(sentences);
  return words && words === before ? `${words}\u00a0` : words;
}
