import "../../styles/code-field.css";
import "../../ui/copy-text";
import "../../ui/share-button";
import "./games-page.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RecordForms } from "../../engine/protocol";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { besidePage, SidePage } from "../../ui/side-page";

/** Games to open and the game in hand to keep: as a file, as a link, as text. */
@customElement("games-page")
export class GamesPage extends SidePage {
  @property({ attribute: false }) forms: RecordForms | null = null;
  /** To look at the game in hand, and to go on with it. */
  @property({ attribute: false }) links: { watch: string; goOn: string } | null = null;
  @property({ attribute: false }) problem: string | null = null;
  @property({ attribute: false }) isReady = false;
  @property({ attribute: false }) isOver = false;
  /** The unfinished games and what else is kept. */
  @property({ attribute: false }) kept: unknown = nothing;
  @state() private isOverIt = false;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of ["dragover", "dragleave", "drop"] as const) addEventListener(type, this.#onDrag);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of ["dragover", "dragleave", "drop"] as const) removeEventListener(type, this.#onDrag);
  }

  protected override render() {
    return besidePage(t("page-games"), html`${this.#open()} ${this.kept} ${this.#keep()}`);
  }

  #open() {
    return html`<section class="games-open ${this.isOverIt ? "wanted" : ""}" aria-labelledby="games-open">
      <h3 id="games-open">${t("games-open")}</h3>
      <p class="hint" id="games-open-about">${t("games-open-about")}</p>
      <textarea class="code-field" rows="3" spellcheck="false" aria-label=${t("games-text")} placeholder=${t("games-text")}
        aria-describedby="games-problem games-open-about" aria-invalid=${this.problem !== null}></textarea>
      <p role="alert" id="games-problem">${this.problem === null ? nothing : t(this.problem)}</p>
      <div class="games-buttons">
        <button type="button" class="button primary" ?disabled=${!this.isReady} @click=${this.#openText}>${t("games-open-text")}</button>
        <button type="button" class="button" ?disabled=${!this.isReady} @click=${() => this.#fileInput?.click()}>${t("games-open-file")}</button>
        <input type="file" hidden accept=".txt,.json,text/plain,application/json" @change=${this.#openChosen}>
      </div>
    </section>`;
  }

  #keep() {
    const { forms, links } = this;
    return html`<section class="games-keep" aria-labelledby="games-keep">
      <h3 id="games-keep">${t("games-keep")}</h3>
      ${
        forms && links
          ? html`<p class="hint">${t(this.isOver ? "games-keep-over" : "games-keep-unfinished")}</p>
            ${this.#files(forms, links.watch)}
            ${this.isOver ? nothing : way("games-link-go-on", links.goOn)}
            ${way("games-link-watch", links.watch)}
            ${way("games-record", forms.text)}`
          : html`<p class="hint">${t("games-none")}</p>`
      }
    </section>`;
  }

  #files({ text, json }: RecordForms, link: string) {
    return html`<div class="games-buttons">
        <share-button .what=${{ title: t("title"), url: link }} .word=${t("games-share")}></share-button>
        <a class="button" download="coloretto.txt" href=${dataUrl("text/plain", text)}>${t("games-file-text")}</a>
        ${json && html`<a class="button" download="coloretto.json" href=${dataUrl("application/json", JSON.stringify(json))}>${t("games-file-json")}</a>`}
      </div>`;
  }

  get #fileInput(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>("input[type=file]");
  }

  #openText(): void {
    this.#send(this.querySelector<HTMLTextAreaElement>(".games-open textarea")?.value ?? "");
  }

  /** So that the same file may be chosen again. */
  #openChosen({ target }: Event): void {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.#send(file);
    input.value = "";
  }

  /** Anywhere on the page, lest the browser open the file itself. */
  #onDrag = (event: DragEvent): void => {
    const { type, dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.isOverIt = type === "dragover";
    const file = type === "drop" ? dataTransfer.files[0] : undefined;
    if (file && this.isReady) this.#send(file);
  };

  #send(source: string | File): void {
    sendIntent(this, { type: "open-record", source });
  }
}

function way(name: string, text: string) {
  return html`<div class="way">
    <h4>${t(name)}</h4>
    <copy-text class="low" .text=${text} .label=${t(name)}></copy-text>
  </div>`;
}

function dataUrl(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
