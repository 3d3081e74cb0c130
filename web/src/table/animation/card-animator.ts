import "./animation-layer.css";
import type { View } from "../../engine/protocol";
import {
  type Box,
  cardMoves,
  type Layout,
  type Move,
  type RowReturn,
  revealsLastRound,
  rowReturns,
  type ScoreChange,
  scoreChanges,
} from "./plan";

/** The longest time until the last of several animations ends; less when the pause between actions is shorter. */
const MAX_DURATION_MS = 420;
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";
/** How much a card grows while it is turned over. */
const LIFT = 1.5;
/** The longest time that the last-round card is shown in the middle of the table. */
const MAX_REVEAL_MS = 1600;

interface Transition {
  layout: Layout;
  from: View;
  to: View;
}

/**
 * Animates cards, returning rows and scores over a page that already shows the result.
 * A moving card is a copy in a layer of its own: it takes no space, no clicks and no accessible name, and is removed
 * when a newer view is drawn.
 */
export class CardAnimator {
  /** The copies that are moving, by card id. */
  readonly #copies = new Map<number, HTMLElement>();
  /** The running animations, each with its cleanup. */
  readonly #running = new Map<Animation, () => void>();
  readonly #layer = document.createElement("div");
  #transition: Transition | null = null;

  constructor(
    private readonly travelMs: () => number,
    private readonly prefersLessMotion: () => boolean,
  ) {
    this.#layer.className = "animation-layer";
    this.#layer.ariaHidden = "true";
    document.body.append(this.#layer);
    addEventListener("resize", () => this.#finishAll());
  }

  /** Start the animation to a newer view; call it before that view is drawn, so that cards move from where they are. */
  start(from: View, to: View): void {
    if (this.travelMs() === 0) return;
    if (!this.#transition) requestAnimationFrame(() => this.#run());
    this.#transition = this.#transition ? { ...this.#transition, to } : { layout: this.#layout(true), from, to };
  }

  #run(): void {
    if (!this.#transition) return;
    const { layout, from, to } = this.#transition;
    this.#transition = null;
    this.#finishAll();
    const supply = document.querySelector(".draw card-face");
    const moves = cardMoves(layout, this.#layout(false), supply?.getBoundingClientRect() ?? null);
    for (const move of moves) this.#moveCard(move, this.#duration(moves));
    const rows = rowReturns(from, to);
    for (const row of rows) this.#returnRow(row, this.#duration(rows));
    if (!this.prefersLessMotion())
      for (const change of scoreChanges(from, to)) this.#countScore(change, this.#duration([]));
    if (revealsLastRound(from, to)) this.#revealLastRound();
  }

  /** Return the duration of one animation with which the last of them ends in time. */
  #duration(all: readonly { delay: number }[]): number {
    return Math.min(MAX_DURATION_MS, this.travelMs() * 0.8) / (1 + (all.at(-1)?.delay ?? 0));
  }

  #moveCard(move: Move, duration: number): void {
    const card = document.querySelector<HTMLElement>(`[data-card="${move.id}"]`);
    if (!card) return;
    if (this.prefersLessMotion()) this.#track(card.animate({ opacity: [0.2, 1] }, { duration: duration / 2 }));
    else this.#moveCopy(card, move, duration);
  }

  #moveCopy(card: HTMLElement, { id, from, to, delay, isNew }: Move, duration: number): void {
    const face = card.querySelector("svg");
    if (!face) return;
    const copy = document.createElement("div");
    copy.append(face.cloneNode(true));
    copy.style.inlineSize = `${to.width}px`;
    copy.style.blockSize = `${to.height}px`;
    this.#layer.append(copy);
    if (isNew) this.#turnOver(copy, duration, delay);
    // The card itself is transparent until its copy arrives; its numbers stay visible.
    card.style.opacity = "0";
    this.#copies.set(id, copy);
    const steps = isNew ? [from, lifted(from, to), to] : [from, to];
    const frames = { transform: steps.map((box) => transformTo(box, to)) };
    this.#track(copy.animate(frames, timing(duration, delay)), () => {
      copy.remove();
      card.style.removeProperty("opacity");
      this.#copies.delete(id);
    });
  }

  /** Show the back of a card first, and turn its face up on the way. */
  #turnOver(copy: HTMLElement, duration: number, delay: number): void {
    const back = document.querySelector(".draw card-face svg")?.cloneNode(true);
    const face = copy.firstElementChild;
    if (!back || !face) return;
    copy.append(back);
    const turn = (element: Element, from: number, to: number) =>
      element.animate({ transform: [`rotateY(${from}deg)`, `rotateY(${to}deg)`] }, timing(duration, delay));
    this.#track(turn(face, -180, 0));
    this.#track(turn(back as Element, 0, 180));
  }

  /** Turn up the last-round card in the middle of the table; it outlasts the animations of later views. */
  #revealLastRound(): void {
    const deck = boxOf(document.querySelector(".draw card-face"));
    const middle = boxOf(document.querySelector("game-table .middle"));
    if (!deck || !middle) return;
    const height = Math.min(middle.height * 0.8, deck.height * 5);
    const width = (height * deck.width) / deck.height;
    const [x, y] = [middle.x + (middle.width - width) / 2, middle.y + (middle.height - height) / 2];
    const held = { x, y, width, height };
    const [shade, card] = [document.createElement("div"), document.createElement("div")];
    shade.className = "shade";
    card.className = "revealed";
    card.innerHTML = '<svg viewBox="0 0 50 70"><use href="#card-last-round"></use></svg>';
    card.style.inlineSize = `${width}px`;
    card.style.blockSize = `${height}px`;
    this.#layer.append(shade, card);
    const [there, back] = [transformTo(held, held), transformTo(deck, held)];
    const timing = { duration: Math.min(MAX_REVEAL_MS, this.travelMs() * 2.4), easing: EASING };
    const offset = [0, 0.25, 0.8, 1];
    const opacity = [0, 1, 1, 0];
    const turn = { transform: [`${back} rotateY(180deg)`, there, there, back], offset };
    card.animate(this.prefersLessMotion() ? { transform: [there, there], opacity } : turn, timing);
    shade.animate({ opacity, offset }, timing).onfinish = () => {
      card.remove();
      shade.remove();
    };
  }

  #returnRow({ row, delay }: RowReturn, duration: number): void {
    const number = document.querySelectorAll(".row .number")[row];
    const frames = this.prefersLessMotion()
      ? { opacity: [0.5, 1] }
      : { transform: ["translateY(-9px) scale(1.35)", "none"] };
    if (number) this.#track(number.animate(frames, timing(duration, delay)));
  }

  /** Only the painted number counts up; the text is the new score from the start. */
  #countScore({ seat, from, to }: ScoreChange, duration: number): void {
    const number = document.querySelector(`[data-score="${seat}"] > :last-child`);
    if (!number) return;
    number.classList.add("counted");
    this.#track(number.animate({ "--counted": [from, to] }, timing(duration, 0)), () => {
      number.classList.remove("counted");
    });
  }

  #track(animation: Animation, cleanUp = () => {}): void {
    this.#running.set(animation, cleanUp);
    animation.onfinish = () => {
      this.#running.delete(animation);
      cleanUp();
    };
  }

  #finishAll(): void {
    for (const [animation, cleanUp] of this.#running) {
      animation.cancel();
      cleanUp();
    }
    this.#running.clear();
  }

  /** Return where the cards are; the cards of a pile that is shown as a chip are at the chip. */
  #layout(withCopies: boolean): Layout {
    const layout = new Map<number, Box>();
    for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = Number(card.dataset.card);
      const copy = withCopies ? this.#copies.get(id) : undefined;
      const box = boxOf(copy ?? card) ?? boxOf(card.closest(".pile")?.querySelector(".chip"));
      if (box) layout.set(id, box);
    }
    return layout;
  }
}

/** Return null for an element that is not displayed. */
function boxOf(element: Element | null | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
}

function timing(duration: number, delay: number): KeyframeAnimationOptions {
  return { duration, delay: delay * duration, easing: EASING, fill: "backwards" };
}

function transformTo(target: Box, size: Box): string {
  return `translate(${target.x}px, ${target.y}px) scale(${target.width / size.width}, ${target.height / size.height})`;
}

/** Return where a card is while it is turned over: above the middle of its way, and larger than at its end. */
function lifted(from: Box, to: Box): Box {
  const [width, height] = [to.width * LIFT, to.height * LIFT];
  const centre = (start: number, startSize: number, end: number, endSize: number) =>
    (start + startSize / 2 + end + endSize / 2) / 2;
  return {
    x: centre(from.x, from.width, to.x, to.width) - width / 2,
    y: Math.max(0, centre(from.y, from.height, to.y, to.height) - height),
    width,
    height,
  };
}
