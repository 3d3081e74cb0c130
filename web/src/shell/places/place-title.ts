import type { State } from "../../app/state";
import type { View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { type BotDialogName, isOfBot, seatOf } from "../../game/pages";
import { t } from "../../i18n";
import type { Place, PlaceDialog } from "./place";

const DIALOG_TITLES: Readonly<Record<Exclude<PlaceDialog, BotDialogName>, string>> = {
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

function dialogName(dialog: PlaceDialog | undefined, view: View | null): string | null {
  if (dialog === undefined) return null;
  if (isOfBot(dialog)) return (view && seatNames(view)[seatOf(dialog)]) ?? null;
  return t(DIALOG_TITLES[dialog]);
}

function pageName(page: Place["page"]): string | null {
  if (page === "table") return null;
  return t(page === "review" ? "review-title" : `page-${page}`);
}
