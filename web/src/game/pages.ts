/** The pages that an address can open, besides the table and a review. */
export const PAGES = [
  "home",
  "daily",
  "puzzles",
  "played",
  "statistics",
  "goals",
  "games",
  "share",
  "strategy",
  "fairness",
  "about",
] as const;

type AddressedPage = (typeof PAGES)[number];

/** The pages that the record consists of. */
export const RECORD_PAGES = ["played", "statistics", "goals"] as const satisfies readonly AddressedPage[];

/** Pages of earlier versions, and those that have their contents now. */
const EARLIER: Readonly<Record<string, AddressedPage>> = { trainer: "puzzles", mistakes: "puzzles", record: "played" };

/** A page that is shown instead of the table. */
export type SidePageName = AddressedPage | "review";

export type PageName = SidePageName | "table";

/** The dialogs that an address can open. */
export const ADDRESSED_DIALOGS = ["new-game", "settings", "shortcuts"] as const;

/** About the bot at a seat. */
export type BotDialogName = `bot-${number}`;

/** `seat`: the choice of a seat for the same deal. */
export type DialogName = (typeof ADDRESSED_DIALOGS)[number] | "seat" | BotDialogName;

export function isOfBot(dialog: string): dialog is BotDialogName {
  return dialog.startsWith("bot-");
}

/** Return the seat of the bot that a dialog is about. */
export function seatOf(dialog: BotDialogName): number {
  return Number(dialog.split("-")[1]);
}

/** Return the page that an address names, also by a name of an earlier version; null if there is none. */
export function pageNamed(name: string | null): SidePageName | null {
  if (name === "review") return name;
  return (
    PAGES.find((page) => page === name) ?? ((name !== null && Object.hasOwn(EARLIER, name) && EARLIER[name]) || null)
  );
}
