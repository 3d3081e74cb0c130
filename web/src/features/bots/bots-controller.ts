import "./bot-dialog";
import { html } from "lit";
import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import { loadOptions } from "../../app/options";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { pageUrl } from "../../app/url";
import type { Engine } from "../../engine/engine";
import { seatNames } from "../../game/game-text";
import type { BotsIntent } from "../../game/intents";

/** The dialog about a bot at the table. */
export class BotsController {
  readonly handlers: Handlers<BotsIntent> = {
    "open-bot": ({ seat }) => this.open(seat),
    "close-bot": () => this.store.set({ botDialog: { ...this.store.state.botDialog, isOpen: false } }),
  };

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: GameActions,
  ) {}

  dialog({ botDialog: { isOpen, seat }, view, options }: State) {
    return html`<bot-dialog .isOpen=${isOpen} .seat=${view?.seats[seat] ?? null} .index=${seat}
      .name=${view ? (seatNames(view)[seat] ?? "") : ""} .options=${options}
      .workshop=${pageUrl("workshop")}></bot-dialog>`;
  }

  /** Describe the bot at a seat. */
  async open(seat: number): Promise<void> {
    this.store.set({ botDialog: { isOpen: true, seat } });
    await loadOptions(this.engine, this.store, (error) => this.game.reportError(error));
  }
}
