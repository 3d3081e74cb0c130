import "./flights.css";
import type { View } from "../../engine/protocol";
import type { Box, Count, Layout, Move, Return } from "./plan";
import { counts, plan, returns } from "./plan";

/** The longest that anything is under way, the last of several included; a shorter pause makes it shorter. */
const LONGEST_MS = 420;
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

interface Way {
  layout: Layout;
  from: View;
  to: View;
}

/**
 * Lets cards travel, rows come back and scores count over a page that already shows how it ends.
 * What travels is a copy: it takes no room, no clicks and no name, and goes when anything newer is drawn.
 */
export class Flights {
  readonly #flying = new Map<number, HTMLElement>();
  /** What is under way, and what puts the page in order when that ends. */
  readonly #passing = new Map<Animation, () => void>();
  #way: Way | null = null;

  constructor(
    private readonly layer: HTMLElement,
    private readonly travelMs: () => number,
    private readonly prefersLess: () => boolean,
  ) {
    addEventListener("resize", () => this.#land());
  }

  /** To be called before something newer is drawn, from which the cards are to travel on from where they are. */
  depart(from: View, to: View): void {
    if (this.travelMs() === 0) return;
    if (!this.#way) requestAnimationFrame(() => this.#arrive());
    this.#way = this.#way ? { ...this.#way, to } : { layout: this.#layout(true), from, to };
  }

  #arrive(): void {
    if (!this.#way) return;
    const { layout, from, to } = this.#way;
    this.#way = null;
    this.#land();
    const supply = document.querySelector(".draw card-face");
    const moves = plan(layout, this.#layout(false), supply?.getBoundingClientRect() ?? null);
    for (const move of moves) this.#move(move, this.#duration(moves));
    const rows = returns(from, to);
    for (const row of rows) this.#settle(row, this.#duration(rows));
    if (!this.prefersLess()) for (const count of counts(from, to)) this.#count(count, this.#duration([]));
  }

  /** Of one, when the last of all is to be there in time. */
  #duration(all: readonly { delay: number }[]): number {
    return Math.min(LONGEST_MS, this.travelMs() * 0.8) / (1 + (all.at(-1)?.delay ?? 0));
  }

  #move(move: Move, duration: number): void {
    const card = document.querySelector<HTMLElement>(`[data-card="${move.id}"]`);
    if (!card) return;
    if (this.prefersLess()) this.#pass(card.animate({ opacity: [0.2, 1] }, { duration: duration / 2 }));
    else this.#fly(card, move, duration);
  }

  #fly(card: HTMLElement, { id, from, to, delay }: Move, duration: number): void {
    const face = card.querySelector("svg");
    if (!face) return;
    const copy = document.createElement("div");
    copy.append(face.cloneNode(true));
    copy.style.inlineSize = `${to.width}px`;
    copy.style.blockSize = `${to.height}px`;
    this.layer.append(copy);
    // The card itself is not seen until its copy has arrived; numbers on it stay.
    card.style.opacity = "0";
    this.#flying.set(id, copy);
    const frames = { transform: [placed(from, to), placed(to, to)] };
    this.#pass(copy.animate(frames, timing(duration, delay)), () => {
      copy.remove();
      card.style.removeProperty("opacity");
      this.#flying.delete(id);
    });
  }

  #settle({ row, delay }: Return, duration: number): void {
    const sign = document.querySelectorAll(".row .number")[row];
    const frames = this.prefersLess() ? { opacity: [0.5, 1] } : { transform: ["translateY(-9px) scale(1.35)", "none"] };
    if (sign) this.#pass(sign.animate(frames, timing(duration, delay)));
  }

  /** What is painted counts; what is written is the new number from the start. */
  #count({ seat, from, to }: Count, duration: number): void {
    const number = document.querySelector(`[data-score="${seat}"] > :last-child`);
    if (!number) return;
    number.classList.add("counting");
    this.#pass(number.animate({ "--counted": [from, to] }, timing(duration, 0)), () => {
      number.classList.remove("counting");
    });
  }

  #pass(animation: Animation, end = () => {}): void {
    this.#passing.set(animation, end);
    animation.onfinish = () => {
      this.#passing.delete(animation);
      end();
    };
  }

  #land(): void {
    for (const [animation, end] of this.#passing) {
      animation.cancel();
      end();
    }
    this.#passing.clear();
  }

  /** Where only a chip stands for a pile, its cards lie at the chip. */
  #layout(withFlying: boolean): Layout {
    const layout = new Map<number, Box>();
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = Number(card.dataset.card);
      const flying = withFlying ? this.#flying.get(id) : undefined;
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

function timing(duration: number, delay: number): KeyframeAnimationOptions {
  return { duration, delay: delay * duration, easing: EASING, fill: "backwards" };
}

function placed(where: Box, size: Box): string {
  return `translate(${where.x}px, ${where.y}px) scale(${where.width / size.width}, ${where.height / size.height})`;
}
