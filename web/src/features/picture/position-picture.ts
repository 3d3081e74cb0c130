import "./position-picture.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PALETTE, type PaletteColour, type Picture, type PictureParams } from "../../engine/picture-protocol";
import type { ReplayParams, View } from "../../engine/protocol";
import { t } from "../../i18n";
import type { Settings } from "../../platform/settings/settings";
import { type Drawings, drawingsIn, usedDrawings } from "../../ui/art/drawings";
import { faceDrawings } from "../../ui/art/faces";
import { copyItem } from "../../ui/copy-text";
import { LightElement } from "../../ui/light-element";
import { type PositionLink, tableMarkdown } from "./markdown";
import { altText, pictureWords, viewForOthers } from "./picture-view";

interface Drawn {
  file: Blob;
  url: string;
}

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
  /** The address of the page. */
  @property({ attribute: false }) site = "";
  /** Those of the page: the picture follows them. */
  @property({ attribute: false }) settings: Settings | null = null;
  /** Whether the engine can draw. */
  @property({ attribute: false }) isReady = false;
  /** Lets the engine draw; resolves with null if it cannot. */
  @property({ attribute: false }) ask: (params: PictureParams) => Promise<Picture | null> = async () => null;
  /** The position of a view: null where no seat acts. */
  @state() private position: { of: View; text: string | null } | null = null;
  @state() private drawn: Drawn | null = null;
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
    const [name, text] = position.text === null ? ["record", record] : ["pos", position.text];
    if (text === null) return null;
    const url = new URL(this.site);
    url.search = new URLSearchParams({ [name]: text }).toString();
    return { text, url: url.href, label: name === "record" ? "after-watch" : "picture-open-position" };
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
      players: shown.seats.map(({ kind, name }) => ({ kind, name: name ?? "" })),
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
      const file = await pngFrom(withArt(picture.svg, art, typeface));
      const url = await dataUrl(file);
      if (drawing === this.#drawing) this.drawn = { file, url };
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

/** Return the markup as a PNG file. The image is a data URL, which the page's policy allows. */
async function pngFrom(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no picture"))), "image/png");
  });
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Copy a picture to the clipboard; return false if the browser does not allow it. */
async function copyPicture(file: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    return false;
  }
}

/** Return the colours of the current theme. */
export function palette(): Record<PaletteColour, string> {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(PALETTE.map((name) => [name, colour(name)])) as Record<PaletteColour, string>;
  probe.remove();
  return colours;
}

/** Return the card art of the page and the faces. */
export function drawings(): Drawings {
  const art = [...document.querySelectorAll("card-art [id]")].map(
    (drawing) => [drawing.id, drawing.outerHTML] as const,
  );
  return new Map([...art, ...drawingsIn(faceDrawings())]);
}

/** Add to a picture a style sheet and the drawings that it uses. */
export function withArt(svg: string, art: Drawings, style: string): string {
  const sheet = style && `<style>${style}</style>`;
  return svg.replace("<defs>", () => `${sheet}<defs>`).replace("</defs>", () => `${usedDrawings(svg, art)}</defs>`);
}

/** Return a rule that contains the typeface, as a picture may not load one; empty without a network. */
export async function typefaceRule(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]");
  if (!link) return "";
  try {
    const response = await fetch(link.href);
    if (!response.ok) return "";
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `@font-face{font-family:"Young Serif";src:url(data:font/woff2;base64,${btoa(text)});font-weight:1 999}text{font-variant-numeric:lining-nums}`;
  } catch {
    return "";
  }
}
