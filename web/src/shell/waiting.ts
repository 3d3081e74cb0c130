import "../styles/waiting.css";
import type { MenuList } from "./menu-list";

/** What waits for the player: today's deal, and so many puzzles. */
export interface Waiting {
  isDaily: boolean;
  puzzles: number;
}

/** Mark in the menu, which may not be loaded yet, and at its button, what waits. */
export function markWaiting(waiting: Waiting): void {
  const list = document.querySelector<MenuList>("menu-list");
  if (list) list.waiting = waiting;
  document.querySelector("more-menu")?.toggleAttribute("waiting", waiting.isDaily || waiting.puzzles > 0);
}
