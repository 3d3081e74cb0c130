/** The pages that the menu lists, in its order. */
export const MENU_PAGES = ["daily", "book", "statistics", "games", "fairness", "about"] as const;

/** A page that can be shown in the place of the table. */
export type SidePageName = (typeof MENU_PAGES)[number] | "review";

export type PageName = SidePageName | "table";
