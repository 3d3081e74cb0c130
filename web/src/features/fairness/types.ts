import type { ShuffleComparison } from "../../engine/coach-protocol";

/** The state of the fairness page for the game in play. */
export interface Fairness {
  /** The SHA-256 to which the engine committed at the start; null: none. */
  commitment: string | null;
  /** The text with that SHA-256, which the engine reveals after the end. */
  text: string | null;
  /** The SHA-256 of the text that the page has computed; null: not yet. */
  computed: string | null;
  /** Whether bots choose the same with a shuffled deck; "nobody": no bot has acted yet. */
  shuffled: ShuffleComparison | "thinking" | "nobody" | null;
}

export const NOT_CHECKED: Fairness = { commitment: null, text: null, computed: null, shuffled: null };
