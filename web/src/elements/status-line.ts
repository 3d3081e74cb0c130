import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { LogEntry, View } from "../engine/protocol";
import { t } from "../i18n";
import { logSentences, prompt, scoresLine, winnersLine } from "../words";

interface News {
  lead: "undone" | "redone" | null;
  entries: LogEntry[];
  view: View | null;
}

/** Tells a screen reader, in one go, what has happened since it last spoke. */
@customElement("status-line")
export class StatusLine extends LitElement {
  @property({ attribute: false }) news: News | null = null;
  #isOdd = false;

  protected override createRenderRoot() {
    return this;
  }

  protected override willUpdate(): void {
    this.#isOdd = !this.#isOdd;
  }

  /** A no-break space more every other time, so that equal news are read again. */
  protected override render() {
    const ending = this.#isOdd ? "\u00a0" : "";
    return html`<p role="status" class="visually-hidden">${this.#sentences().join(" ")}${ending}</p>`;
  }

  #sentences(): string[] {
    if (!this.news?.view) return [];
    const { lead, entries, view } = this.news;
    const start = lead ? [t(`status-${lead}`)] : [];
    const end = view.phase === "over" ? [winnersLine(view), scoresLine(view)] : [prompt(view)];
    return [...start, ...logSentences(entries, view), ...end];
  }
}
