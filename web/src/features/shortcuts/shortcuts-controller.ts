import "./shortcuts-dialog";
import { html } from "lit";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { ShortcutsIntent } from "../../game/intents";

/** The dialog that lists the keyboard shortcuts. */
export class ShortcutsController {
  readonly handlers: Handlers<ShortcutsIntent> = {
    "open-keys": () => this.store.set({ isShowingKeys: true }),
    "close-keys": () => this.store.set({ isShowingKeys: false }),
  };

  constructor(private readonly store: Store) {}

  dialog({ isShowingKeys, replay }: State) {
    return html`<shortcuts-dialog .isOpen=${isShowingKeys} .isReplay=${replay !== null}></shortcuts-dialog>`;
  }
}
