import { html, nothing } from "lit";
import type { GameActions } from "../../app/features";
import { loadPart } from "../../app/load-part";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { type Engine, EngineFailure, nullIfFailed, StartFailure } from "../../engine/engine";
import type { Picture, PictureParams } from "../../engine/picture-protocol";
import type { ReplayParams, View } from "../../engine/protocol";
import { setupFrom } from "../../game/view-queries";

/** The table as a picture and as Markdown, in the page for sharing; what shows them is loaded when that opens. */
export class PictureController {
  #isLoading = false;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "reportError">,
  ) {}

  /** The section of the page. `record`: that of the game in play. */
  section({ view, game, replay, engine, settings }: State, record: string | null) {
    if (!view) return nothing;
    void this.#load();
    return html`<position-picture .view=${view} .replay=${replay} .ply=${game?.ply ?? null} .record=${replay?.record ?? record}
      .settings=${settings} .isReady=${engine === "ready"} .ask=${this.#ask}></position-picture>`;
  }

  /** The table before a ply of the game on the table, which is over; nothing until its record and the ply are known. */
  ofPly({ view, game, settings }: State, ply: number | undefined) {
    const record = game?.record;
    if (!view || !record || ply === undefined) return nothing;
    void this.#load();
    return html`<ply-picture .position=${{ record, ply }} .seats=${setupFrom(view).seats} .settings=${settings}
      .viewAt=${this.#viewAt} .ask=${this.#askQuietly}></ply-picture>`;
  }

  /** Return the view of a ply. The player did not ask for its picture: without it, the page only lacks that. */
  #viewAt = async (params: ReplayParams): Promise<View | null> => {
    const replay = await nullIfFailed(this.engine.request({ method: "replay", params }));
    return replay?.view ?? null;
  };

  #askQuietly = (params: PictureParams): Promise<Picture | null> =>
    nullIfFailed(this.engine.request({ method: "picture", params }));

  /** Let the engine draw; resolve with null if it cannot. */
  #ask = async (params: PictureParams): Promise<Picture | null> => {
    try {
      return await this.engine.request({ method: "picture", params });
    } catch (error) {
      console.info("no picture:", error);
      // Only the picture misses what could not be fetched.
      const isDownload = error instanceof StartFailure && error.reason === "download";
      if (!isDownload && !(error instanceof EngineFailure)) this.game.reportError(error);
      return null;
    }
  };

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#isLoading =
      (await loadPart(() => Promise.all([import("./position-picture"), import("./ply-picture")]), this.store)) !== null;
  }
}
