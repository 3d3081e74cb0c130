import "./shortcuts-dialog";
import { html } from "lit";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { ShortcutsIntent } from "../../game/intents";

/** The dialog that lists the keyboard shortcuts. */
export class ShortcutsController {
  readonly handlers: Handlers<ShortcutsIntent> = {
    "open-shortcuts": () => this.store.set({ isShowingShortcuts: true }),
    "close-shortcuts": () => this.store.set({ isShowingShortcuts: false }),
  };

  constructor(private readonly store: Store) {}

  dialog({ isShowingShortcuts, replay }: State) {
    return html`<shortcuts-dialog .isOpen=${isShowingShortcuts} .isReplay=${replay !== null}></shortcuts-dialog>`;
  }
}
