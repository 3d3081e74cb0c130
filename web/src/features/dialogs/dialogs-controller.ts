import "../../ui/copy-text";
import "./link-dialog.css";
import { html } from "lit";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { LinkIntent } from "../../game/intents";
import { isOfBot } from "../../game/pages";
import { t } from "../../i18n";
import { titledDialog } from "../../ui/dialog";
import { botDialog } from "./bot-dialog";
import { shortcutsDialog } from "./shortcuts-dialog";

/** The dialogs that only show something: about a bot, a link that a frame may not open, and the keyboard shortcuts. */
export class DialogsController {
  readonly handlers: Handlers<LinkIntent> = {
    "show-link": ({ link }) => this.#slice.set({ link }),
    "close-link": () => this.#slice.set({ link: null }),
  };
  readonly #slice: Slice<{ link: string | null }>;

  constructor(store: Store) {
    this.#slice = store.slice<{ link: string | null }>({ link: null });
  }

  /** @param workshop the address of the workshop */
  dialogs({ dialogs, view, replay }: State, workshop: string) {
    return html`${botDialog(dialogs.find(isOfBot), view, workshop)}
      ${linkDialog(this.#slice.value.link)} ${shortcutsDialog(dialogs.includes("shortcuts"), replay !== null)}`;
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
