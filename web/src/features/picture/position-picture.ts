import "./position-picture.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { urlWith } from "../../app/url";
import type { Picture, PictureParams } from "../../engine/picture-protocol";
import type { ReplayParams, View } from "../../engine/protocol";
import { t } from "../../i18n";
import type { Settings } from "../../platform/settings/settings";
import { copyItem } from "../../ui/copy-text";
import { LightElement } from "../../ui/light-element";
import { copyPicture, drawings, type Png, palette, pngFrom, typefaceRule, withArt } from "./drawing";
import { type PositionLink, tableMarkdown } from "./markdown";
import { altText, picturedPlayers, pictureWords, viewForOthers } from "./picture-view";

/** The table as a picture and as Markdown, to copy or to save. */
@customElement("position-picture")
export class PositionPicture extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  /** The record and the ply in view; null: those of the game in play. */
  @property({ attribute: false }) replay: ReplayParams | null = null;
  /** The ply of the game in play that is in view; the engine may be ahead. */
  @property({ attribute: false }) ply: number | null = null;
  /** The record of the game, once it is over. */
  @property({ attribute: false }) record: string | null = null;
  /** Those of the page: the picture follows them. */
  @property({ attribute: false }) settings: Settings | null = null;
  /** Whether the engine can draw. */
  @property({ attribute: false }) isReady = false;
  /** Lets the engine draw; resolves with null if it cannot. */
  @property({ attribute: false }) ask: (params: PictureParams) => Promise<Picture | null> = async () => null;
  /** The position of a view: null where no seat acts. */
  @state() private position: { of: View; text: string | null } | null = null;
  @state() private drawn: Png | null = null;
  @state() private outcome: "" | "picture-copied" | "picture-copy-failed" | "picture-failed" = "";
  /** What is drawn now, or was drawn last. */
  #drawing: { view: View; wanted: string } | null = null;
  readonly #typeface = typefaceRule();

  protected override updated(): void {
    void this.#draw();
  }

  protected override render() {
    if (!this.view) return nothing;
    const view = viewForOthers(this.view);
    const { title, description } = altText(view);
    const { drawn } = this;
    const markdown = tableMarkdown(view, this.#link());
    return html`<section aria-labelledby="picture-title">
      <h3 id="picture-title">${t("picture")}</h3>
      <p class="help-text">${t("picture-about")}</p>
      <div class="frame">${drawn ? html`<img src=${drawn.url} alt="${title}. ${description}">` : nothing}</div>
      <div class="buttons">
        <button type="button" class="button primary" ?disabled=${!drawn} @click=${this.#copy}>${t("picture-copy")}</button>
        <a class="button" download="coloretto.png" href=${drawn?.url ?? nothing}>${t("picture-save")}</a>
      </div>
      <p role="status">${this.outcome ? t(this.outcome) : ""}</p>
      ${copyItem("picture-markdown", markdown)}
    </section>`;
  }

  #link(): PositionLink | null {
    const { position, record } = this;
    if (!position || position.of !== this.view) return null;
    const [name, text] = position.text === null ? (["record", record] as const) : (["pos", position.text] as const);
    if (text === null) return null;
    return { text, url: urlWith({ [name]: text }), label: name === "record" ? "after-watch" : "picture-open-position" };
  }

  /** Draw the picture unless it is shown; an update may have changed anything that it shows. */
  async #draw(): Promise<void> {
    const typeface = await this.#typeface;
    // The page applies new settings first.
    await new Promise(requestAnimationFrame);
    const { view, replay, ply } = this;
    if (!this.isReady) this.#drawing = null;
    if (!view || !this.isReady || !this.isConnected) return;
    const art = drawings();
    const shown = viewForOthers(view);
    const params = {
      words: pictureWords(shown),
      players: picturedPlayers(shown),
      palette: palette(),
      ...(replay ? { replay: { record: replay.record, ply: replay.ply } } : ply !== null && { ply }),
    };
    const wanted = JSON.stringify([params, [...art]]);
    if (view === this.#drawing?.view && wanted === this.#drawing.wanted) return;
    const drawing = { view, wanted };
    this.#drawing = drawing;
    this.outcome = "";
    const picture = await this.ask(params);
    if (drawing !== this.#drawing || view !== this.view) return;
    this.position = picture && { of: view, text: picture.position };
    try {
      if (!picture) throw new Error("the engine has not drawn it");
      const drawn = await pngFrom(withArt(picture.svg, art, typeface));
      if (drawing === this.#drawing) this.drawn = drawn;
    } catch (error) {
      console.info("no picture:", error);
      if (drawing === this.#drawing) [this.drawn, this.outcome] = [null, "picture-failed"];
    }
  }

  #copy = async (): Promise<void> => {
    if (!this.drawn) return;
    this.outcome = "";
    this.outcome = (await copyPicture(this.drawn.file)) ? "picture-copied" : "picture-copy-failed";
  };
}
