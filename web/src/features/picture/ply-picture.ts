import "./ply-picture.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Picture, PictureParams } from "../../engine/picture-protocol";
import type { PlayerSetup, ReplayParams, View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { withPlayers } from "../../game/view-queries";
import { joinSentences, sentence } from "../../i18n";
import type { Settings } from "../../platform/settings/settings";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import { drawings, palette, typefaceRule, withArt } from "./drawing";
import { altText, picturedPlayers, pictureWords, viewForOthers } from "./picture-view";

/** The table at a ply of a recorded game. */
@customElement("ply-picture")
export class PlyPicture extends LightElement {
  @property(deepEqualProperty) position: ReplayParams | null = null;
  /** The players, whom the record does not name. */
  @property(deepEqualProperty) seats: readonly PlayerSetup[] = [];
  /** Those of the page: the picture follows them. */
  @property({ attribute: false }) settings: Settings | null = null;
  /** Returns the view of a ply; resolves with null if the engine refuses. */
  @property({ attribute: false }) viewAt: (position: ReplayParams) => Promise<View | null> = async () => null;
  /** Lets the engine draw; resolves with null if it cannot. */
  @property({ attribute: false }) ask: (params: PictureParams) => Promise<Picture | null> = async () => null;
  @state() private drawn: { url: string; alt: string } | null = null;
  #wanted = "";
  readonly #typeface = typefaceRule();

  protected override updated(): void {
    void this.#draw();
  }

  protected override render() {
    return this.drawn ? html`<img src=${this.drawn.url} alt=${this.drawn.alt}>` : nothing;
  }

  async #draw(): Promise<void> {
    const { position, seats, settings } = this;
    const wanted = JSON.stringify([position, seats, settings]);
    if (!position || wanted === this.#wanted) return;
    this.#wanted = wanted;
    // The page applies new settings first.
    await new Promise(requestAnimationFrame);
    const view = await this.viewAt(position);
    if (!view || wanted !== this.#wanted) return;
    const played = withPlayers(view, seats);
    const names = seatNames(played);
    const named = played.seats.map((seat, index) => ({ ...seat, name: names[index] ?? null }));
    const shown = viewForOthers({ ...played, seats: named });
    const players = picturedPlayers(shown);
    const picture = await this.ask({ words: pictureWords(shown), players, palette: palette(), replay: position });
    const typeface = await this.#typeface;
    if (!picture || wanted !== this.#wanted) return;
    const svg = withArt(picture.svg, drawings(), typeface);
    const { title, description } = altText(shown);
    this.drawn = {
      url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      alt: joinSentences([sentence(title), description]),
    };
  }
}
