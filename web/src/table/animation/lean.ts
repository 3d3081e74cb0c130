import type { View } from "../../engine/protocol";
import { signed } from "../../game/game-text";
import { boxOf, centreOf } from "./geometry";

/** How far the held card leans towards a row beside it: at most this angle, in degrees, and this way, in pixels. */
const MAX_ANGLE = 9;
const WAY_PX = 7;

/**
 * Lets the held card lean towards the row under the pointer, the thumb or the focus. The number of that row shows once
 * what the row brought without the card, and then what it brings with it.
 */
export class Leaning {
  #row: Element | null = null;
  /** What each row brought before the card was drawn; null if it was empty. */
  #gains: readonly (number | null)[] = [];

  constructor(
    private readonly isStill: () => boolean,
    private readonly change: (element: Element, before: string) => void,
  ) {
    for (const type of ["pointerover", "pointerdown", "focusin", "focusout"])
      document.addEventListener(type, (event) => this.#follow(event), { passive: true });
  }

  /** Remember what the rows bring without the drawn card. */
  drawn({ rows }: View): void {
    this.#gains = rows.map(({ gain }) => gain);
    this.#row = null;
  }

  #follow({ type, target }: Event): void {
    const card = document.querySelector<HTMLElement>(".drawn card-face");
    if (!card || card.classList.contains("dragged") || this.isStill()) return;
    const row = target instanceof Element ? target.closest(".row.to-place") : null;
    const isOn = row !== null && type !== "focusout" && (type !== "focusin" || row.matches(":focus-visible"));
    this.#lean(card, isOn ? row : null);
  }

  #lean(card: HTMLElement, row: Element | null): void {
    if (row === this.#row) return;
    this.#row = row;
    const [from, to] = [boxOf(card), boxOf(row)];
    if (!row || !from || !to) {
      card.style.removeProperty("transform");
      return;
    }
    const [x, y] = [centreOf(to).x - centreOf(from).x, centreOf(to).y - centreOf(from).y];
    const length = Math.hypot(x, y) || 1;
    const angle = (MAX_ANGLE * x) / length;
    card.style.transform = `translate(${(WAY_PX * x) / length}px, ${(WAY_PX * y) / length}px) rotate(${angle}deg)`;
    const number = row.querySelector(".gain");
    const index = [...document.querySelectorAll(".row")].indexOf(row);
    if (number) this.change(number, signed(this.#gains[index] ?? 0));
  }
}
