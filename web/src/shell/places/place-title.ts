import type { State } from "../../app/state";
import type { View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { t } from "../../i18n";
import type { DialogName, Place } from "./place";

const DIALOG_TITLES: Readonly<Record<string, string>> = {
  "new-game": "setup-title",
  settings: "settings",
  shortcuts: "keyboard",
  seat: "after-other-seat",
  why: "coach-why",
  answer: "answer-title",
};

/** Return the title of the document at a place. */
export function titleOf({ page, game, dialogs }: Place, { view, puzzle }: Pick<State, "view" | "puzzle">): string {
  const name =
    dialogName(dialogs.at(-1), view) ??
    pageName(page) ??
    (puzzle?.progress ? t("mistakes-number", puzzle.progress) : null) ??
    (game === null ? null : t(game.startsWith("record=") ? "replay" : "frame-your-move"));
  return name === null ? t("title") : `${name} – ${t("title")}`;
}

function dialogName(dialog: DialogName | undefined, view: View | null): string | null {
  if (dialog === undefined) return null;
  const title = DIALOG_TITLES[dialog];
  return title ? t(title) : ((view && seatNames(view)[seatOf(dialog)]) ?? null);
}

function pageName(page: Place["page"]): string | null {
  if (page === "table") return null;
  return t(page === "review" ? "review-title" : `page-${page}`);
}

/** Return the seat of the bot that a dialog is about. */
export function seatOf(dialog: DialogName): number {
  return Number(dialog.split("-")[1]);
}
