import "../styles/tokens.css";
import "../styles/typeface/typeface.css";
import "../styles/base.css";

/**
 * Lets a key that is held press once: Enter held on "Draw a card" would also place the card, as the focus moves to a
 * row, and Enter held on Play in a dialog would open that again. Keys that scroll, move or write still repeat.
 */

addEventListener(
  "keydown",
  (event) => {
    const { repeat, key, target } = event;
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    const presses = key === " " ? isIn("button, summary") : key === "Enter" && !isIn("textarea, [contenteditable]");
    if (repeat && (presses || key === "Escape")) event.preventDefault();
  },
  { capture: true },
);
