import "../../styles/code-field.css";
import "./games-page.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RecordForms } from "../../engine/protocol";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { copyItem } from "../../ui/copy-text";
import { fileButton } from "../../ui/forms/file-button";
import { LightElement } from "../../ui/light-element";
import { DocumentListener } from "../../ui/listeners";
import { sidePage } from "../../ui/side-page";

/** The page to open games, or the one to share the current game as a picture, a link, a file or text. */
@customElement("games-page")
export class GamesPage extends LightElement {
  @property({ attribute: false }) page: "games" | "share" = "games";
  @property({ attribute: false }) forms: RecordForms | null = null;
  /** The addresses at which the current game can be watched and continued. */
  @property({ attribute: false }) links: { watch: string; resume: string } | null = null;
  @property({ attribute: false }) problem: string | null = null;
  @property({ attribute: false }) isReady = false;
  @property({ attribute: false }) isOver = false;
  /** The list of saved games, already rendered. */
  @property({ attribute: false }) savedGames: unknown = nothing;
  /** The result to send, already rendered. */
  @property({ attribute: false }) result: unknown = nothing;
  /** The picture of the table, already rendered. */
  @property({ attribute: false }) picture: unknown = nothing;
  @state() private isDragOver = false;

  readonly drags = (["dragover", "dragleave", "drop"] as const).map(
    (type) => new DocumentListener(this, type, (event) => this.#onDrag(event)),
  );

  protected override render() {
    const isShare = this.page === "share";
    const shared = html`${this.result} ${this.picture} ${this.#export()}`;
    return sidePage(t(`page-${this.page}`), isShare ? shared : html`${this.#import()} ${this.savedGames}`);
  }

  #import() {
    return html`<div class="games-import ${this.isDragOver ? "drop-target" : ""}">
      <p class="help-text" id="games-open-about">${t("games-open-about")}</p>
      <textarea class="code-field" rows="3" spellcheck="false" aria-label=${t("games-text")} placeholder=${t("games-text")}
        aria-describedby="games-problem games-open-about" aria-invalid=${this.problem !== null}></textarea>
      <p role="alert" id="games-problem">${this.problem === null ? nothing : t(this.problem)}</p>
      <div class="games-buttons">
        <button type="button" class="button primary" ?disabled=${!this.isReady} @click=${this.#openText}>${t("games-open-text")}</button>
        ${fileButton(t("games-open-file"), (source) => ({ type: "open-record", source }), !this.isReady)}
      </div>
    </div>`;
  }

  #export() {
    const { forms, links } = this;
    return html`<section class="games-export" aria-labelledby="games-keep">
      <h3 id="games-keep">${t("games-keep")}</h3>
      ${
        forms && links
          ? html`<p class="help-text">${t(this.isOver ? "games-keep-over" : "games-keep-unfinished")}</p>
            <share-button .data=${{ title: t("title"), url: links.watch }} .label=${t("games-share")}></share-button>
            ${copyItem("games-link-watch", links.watch)}
            ${this.isOver ? nothing : copyItem("games-link-go-on", links.resume)}
            <details>
              <summary>${t("games-formats")}</summary>
              ${this.#files(forms)} ${copyItem("games-record", forms.text)}
            </details>`
          : html`<p class="help-text">${t("games-none")}</p>`
      }
    </section>`;
  }

  #files({ text, json }: RecordForms) {
    return html`<div class="games-buttons">
        <a class="button" download="coloretto.txt" href=${dataUrl("text/plain", text)}>${t("games-file-text")}</a>
        ${json && html`<a class="button" download="coloretto.json" href=${dataUrl("application/json", JSON.stringify(json))}>${t("games-file-json")}</a>`}
      </div>`;
  }

  #openText(): void {
    this.#send(this.querySelector<HTMLTextAreaElement>(".games-import textarea")?.value ?? "");
  }

  /** Accept a file dropped anywhere on the page, where the browser would open it otherwise. */
  #onDrag(event: DragEvent): void {
    const { type, dataTransfer } = event;
    if (this.page !== "games" || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.isDragOver = type === "dragover";
    const file = type === "drop" ? dataTransfer.files[0] : undefined;
    if (file && this.isReady) this.#send(file);
  }

  #send(source: string | File): void {
    sendIntent(this, { type: "open-record", source });
  }
}

function dataUrl(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
