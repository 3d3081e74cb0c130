import "./link-dialog";
import { html } from "lit";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import type { LinkIntent } from "../../game/intents";

/** The dialog with a link that the frame is not allowed to open. */
export class LinkController {
  readonly handlers: Handlers<LinkIntent> = {
    "show-link": ({ link }) => this.#slice.set({ link }),
    "close-link": () => this.#slice.set({ link: null }),
  };
  readonly #slice: Slice<{ link: string | null }>;

  constructor(store: Store) {
    this.#slice = store.slice<{ link: string | null }>({ link: null });
  }

  dialog() {
    return html`<link-dialog .link=${this.#slice.value.link}></link-dialog>`;
  }
}
