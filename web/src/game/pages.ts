/** The pages in the menu, in its order and groups. */
export const MENU_GROUPS = {
  play: ["daily", "games"],
  learn: ["trainer", "mistakes", "strategy"],
  record: ["played", "statistics"],
  more: ["fairness", "about"],
} as const;

export type MenuPageName = (typeof MENU_GROUPS)[keyof typeof MENU_GROUPS][number];

export const MENU_PAGES: readonly MenuPageName[] = Object.values(MENU_GROUPS).flat();

/** A page that is shown instead of the table. */
export type SidePageName = MenuPageName | "review";

export type PageName = SidePageName | "table";

/** The dialogs that an address can open. */
export const ADDRESSED_DIALOGS = ["new-game", "settings", "shortcuts"] as const;

export function isMenuPage(name: string | null): name is MenuPageName {
  return MENU_PAGES.some((page) => page === name);
}
