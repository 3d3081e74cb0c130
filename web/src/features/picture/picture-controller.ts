import { html, nothing } from "lit";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { siteUrl } from "../../app/url";
import { FACE_ART } from "../../ui/faces/face-art";

/** The table as a picture and as Markdown, in the page for sharing; what draws them is loaded when that opens. */
export class PictureController {
  #isLoading = false;

  constructor(private readonly store: Store) {}

  /** The section of the page. `record`: that of the game in play. */
  section({ view, replay, settings }: State, record: string | null) {
    if (!view) return nothing;
    void this.#load();
    return html`<position-picture .view=${view} .record=${replay?.record ?? record} .site=${siteUrl().href}
      .settings=${settings} .faces=${FACE_ART}></position-picture>`;
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      await import("./position-picture");
    } catch (error) {
      console.info("no picture:", error);
      this.#isLoading = false;
      this.store.addNotice("notice-part-missing");
    }
  }
}
