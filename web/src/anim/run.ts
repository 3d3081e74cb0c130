import type { Box, Layout, Move } from "./plan";
import { plan } from "./plan";

/** The longest a card travels, the last of several included; a shorter pause makes it shorter. */
const LONGEST_MS = 420;
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

/**
 * Lets cards travel over a page that already shows where they have arrived.
 * What travels is a copy: it takes no room, no clicks and no name, and goes when anything newer is drawn.
 */
export class Flights {
  readonly #flying = new Map<number, { card: HTMLElement; copy: HTMLElement }>();
  #animations: Animation[] = [];
  #before: Layout | null = null;

  constructor(
    private readonly layer: HTMLElement,
    private readonly travelMs: () => number,
    private readonly prefersLess: () => boolean,
  ) {
    addEventListener("resize", () => this.#land());
  }

  /** To be called before something newer is drawn, from which the cards are to travel on from where they are. */
  depart(): void {
    if (this.travelMs() === 0 || this.#before) return;
    this.#before = this.#layout(true);
    requestAnimationFrame(() => this.#arrive());
  }

  #arrive(): void {
    const before = this.#before ?? new Map();
    this.#before = null;
    this.#land();
    const supply = document.querySelector(".draw card-face");
    const moves = plan(before, this.#layout(false), supply?.getBoundingClientRect() ?? null);
    const last = moves.at(-1);
    if (!last) return;
    const duration = Math.min(LONGEST_MS, this.travelMs() * 0.8) / (1 + last.delay);
    for (const move of moves) this.prefersLess() ? this.#fade(move, duration) : this.#fly(move, duration);
  }

  #fly({ id, from, to, delay }: Move, duration: number): void {
    const card = elementOf(id);
    const face = card?.querySelector("svg");
    if (!card || !face) return;
    const copy = document.createElement("div");
    copy.append(face.cloneNode(true));
    copy.style.inlineSize = `${to.width}px`;
    copy.style.blockSize = `${to.height}px`;
    this.layer.append(copy);
    // The card itself is not seen until its copy has arrived; numbers on it stay.
    card.style.opacity = "0";
    this.#flying.set(id, { card, copy });
    const timing = { duration, delay: delay * duration, easing: EASING, fill: "backwards" } as const;
    const flight = copy.animate({ transform: [placed(from, to), placed(to, to)] }, timing);
    flight.onfinish = () => this.#end(id);
    this.#animations.push(flight);
  }

  #fade({ id }: Move, duration: number): void {
    const fade = elementOf(id)?.animate({ opacity: [0.2, 1] }, { duration: duration / 2 });
    if (fade) this.#animations.push(fade);
  }

  #land(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const id of this.#flying.keys()) this.#end(id);
    this.#animations = [];
  }

  #end(id: number): void {
    const { card, copy } = this.#flying.get(id) ?? {};
    card?.style.removeProperty("opacity");
    copy?.remove();
    this.#flying.delete(id);
  }

  /** Where only a chip stands for a pile, its cards lie at the chip. */
  #layout(withFlying: boolean): Layout {
    const layout = new Map<number, Box>();
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = Number(card.dataset.card);
      const flying = withFlying ? this.#flying.get(id)?.copy : undefined;
      const box = boxOf(flying ?? card) ?? boxOf(card.closest(".pile")?.querySelector(".chip"));
      if (box) layout.set(id, box);
    }
    return layout;
  }
}

/** Nothing for what is not shown. */
function boxOf(element: Element | null | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
}

function elementOf(id: number): HTMLElement | null {
  return document.querySelector(`[data-card="${id}"]`);
}

function placed(where: Box, size: Box): string {
  return `translate(${where.x}px, ${where.y}px) scale(${where.width / size.width}, ${where.height / size.height})`;
}
