import "../../ui/copy-text";
import "./link-dialog.css";
import { html } from "lit";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { seatNames } from "../../game/game-text";
import type { BotsIntent, LinkIntent, ShortcutsIntent } from "../../game/intents";
import { t } from "../../i18n";
import { titledDialog } from "../../ui/dialog";
import { botDialog as aboutBot } from "./bot-dialog";
import { shortcutsDialog } from "./shortcuts-dialog";

/** The dialogs that only show something: about a bot, a link that a frame may not open, and the keyboard shortcuts. */
export class DialogsController {
  readonly handlers: Handlers<BotsIntent | LinkIntent | ShortcutsIntent> = {
    "open-bot": ({ seat }) => this.openBot(seat),
    "close-bot": () => this.store.set({ botDialog: { ...this.store.state.botDialog, isOpen: false } }),
    "show-link": ({ link }) => this.#slice.set({ link }),
    "close-link": () => this.#slice.set({ link: null }),
    "open-shortcuts": () => this.store.set({ isShowingShortcuts: true }),
    "close-shortcuts": () => this.store.set({ isShowingShortcuts: false }),
  };
  readonly #slice: Slice<{ link: string | null }>;

  constructor(private readonly store: Store) {
    this.#slice = store.slice<{ link: string | null }>({ link: null });
  }

  /** @param workshop the address of the workshop */
  dialogs({ botDialog: { isOpen, seat }, view, isShowingShortcuts, replay }: State, workshop: string) {
    const bot = { seat: view?.seats[seat] ?? null, index: seat, name: (view && seatNames(view)[seat]) ?? "" };
    return html`${aboutBot(isOpen, bot, workshop)}
      ${linkDialog(this.#slice.value.link)} ${shortcutsDialog(isShowingShortcuts, replay !== null)}`;
  }

  /** Describe the bot at a seat. */
  openBot(seat: number): void {
    this.store.set({ botDialog: { isOpen: true, seat } });
  }
}

/** Shows a link that the frame is not allowed to open, for the reader to copy. */
function linkDialog(link: string | null) {
  return html`<link-dialog>${titledDialog({
    id: "link-title",
    title: t("full-page"),
    isOpen: link !== null,
    whenClosed: { type: "close-link" },
    content: () => html`<p>${t("link-about")}</p>
      <copy-text .text=${link ?? ""} .label=${t("link")}></copy-text>`,
  })}</link-dialog>`;
}
