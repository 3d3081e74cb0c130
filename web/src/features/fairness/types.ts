import type { Shuffled } from "../../engine/coach-protocol";

/** What can be checked of the game in play. */
export interface Fairness {
  /** The SHA-256 that was promised; null: none was. */
  promised: string | null;
  /** The text with that SHA-256, which the engine reveals after the end. */
  text: string | null;
  /** The SHA-256 of the text as the page works it out, once it has. */
  counted: string | null;
  /** "nobody": no bot has acted yet. */
  shuffled: Shuffled | "thinking" | "nobody" | null;
}

export const NOT_CHECKED: Fairness = { promised: null, text: null, counted: null, shuffled: null };
