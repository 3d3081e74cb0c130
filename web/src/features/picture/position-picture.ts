import "./position-picture.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { View } from "../../engine/protocol";
import { t } from "../../i18n";
import type { Settings } from "../../platform/settings/settings";
import type { FaceArt } from "../../ui/faces/face-art";
import { LightElement } from "../../ui/light-element";
import { type PositionLink, tableMarkdown } from "./markdown";
import { pageStyle, typefaceRule } from "./page-style";
import { copyPicture, dataUrl, pngFrom } from "./picture-file";
import { altText, pictureModel, viewForOthers } from "./picture-view";
import { positionText } from "./position-text";
import { HEIGHT, tablePicture, WIDTH } from "./table-picture";

const SIZE = 1600;

interface Drawn {
  file: Blob;
  url: string;
}

/** The table as a picture and as Markdown, to copy or to save. */
@customElement("position-picture")
export class PositionPicture extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  /** The record of the game, once it is over. */
  @property({ attribute: false }) record: string | null = null;
  /** The address of the page. */
  @property({ attribute: false }) site = "";
  @property({ attribute: false }) faces: FaceArt | null = null;
  /** Those of the page: the picture follows them. */
  @property({ attribute: false }) settings: Settings | null = null;
  @state() private drawn: Drawn | null = null;
  @state() private outcome: "" | "picture-copied" | "picture-copy-failed" | "picture-failed" = "";
  /** The markup of the picture that is shown or being drawn. */
  #svg = "";
  readonly #typeface = typefaceRule();

  protected override updated(): void {
    void this.#draw();
  }

  protected override render() {
    if (!this.view) return nothing;
    const view = viewForOthers(this.view);
    const { title, description } = altText(view);
    const { drawn } = this;
    const markdown = tableMarkdown(view, this.#link(view));
    return html`<section aria-labelledby="picture-title">
      <h3 id="picture-title">${t("picture")}</h3>
      <p class="help-text">${t("picture-about")}</p>
      <div class="frame">${drawn ? html`<img src=${drawn.url} width=${WIDTH} height=${HEIGHT} alt="${title}. ${description}">` : nothing}</div>
      <div class="buttons">
        <button type="button" class="button primary" ?disabled=${!drawn} @click=${this.#copy}>${t("picture-copy")}</button>
        ${drawn ? html`<a class="button" download="coloretto.png" href=${drawn.url}>${t("picture-save")}</a>` : nothing}
      </div>
      <p role="status">${this.outcome ? t(this.outcome) : ""}</p>
      <div class="copy-item">
        <h4>${t("picture-markdown")}</h4>
        <copy-text class="compact" .text=${markdown} .label=${t("picture-markdown")}></copy-text>
      </div>
    </section>`;
  }

  #link(view: View): PositionLink | null {
    const position = positionText(view);
    const [name, text] = position === null ? ["record", this.record] : ["pos", position];
    if (text === null) return null;
    const url = new URL(this.site);
    url.search = new URLSearchParams({ [name]: text }).toString();
    return { text, url: url.href, label: position === null ? "after-watch" : "picture-open-position" };
  }

  /** Draw the picture unless it is shown; an update may have changed anything that it shows. */
  async #draw(): Promise<void> {
    if (!this.view || !this.faces) return;
    const { faces } = this;
    const view = viewForOthers(this.view);
    const typeface = await this.#typeface;
    // The page applies new settings first.
    await new Promise(requestAnimationFrame);
    const svg = tablePicture(pictureModel(view), altText(view), { ...pageStyle(faces), typeface, size: SIZE });
    if (svg === this.#svg || !this.isConnected) return;
    this.#svg = svg;
    this.outcome = "";
    try {
      const file = await pngFrom(svg);
      const url = await dataUrl(file);
      if (svg === this.#svg) this.drawn = { file, url };
    } catch (error) {
      console.info("no picture:", error);
      if (svg === this.#svg) [this.drawn, this.outcome] = [null, "picture-failed"];
    }
  }

  #copy = async (): Promise<void> => {
    if (!this.drawn) return;
    this.outcome = "";
    this.outcome = (await copyPicture(this.drawn.file)) ? "picture-copied" : "picture-copy-failed";
  };
}
