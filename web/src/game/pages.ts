/** The pages in the menu, in its order. */
export const MENU_PAGES = [
  "daily",
  "trainer",
  "mistakes",
  "played",
  "statistics",
  "strategy",
  "games",
  "fairness",
  "about",
] as const;

/** A page that is shown instead of the table. */
export type SidePageName = (typeof MENU_PAGES)[number] | "review";

export type PageName = SidePageName | "table";

export type MenuPageName = (typeof MENU_PAGES)[number];

/** The dialogs that an address can open. */
export const ADDRESSED_DIALOGS = ["new-game", "settings", "shortcuts"] as const;

export function isMenuPage(name: string | null): name is MenuPageName {
  return MENU_PAGES.some((page) => page === name);
}
