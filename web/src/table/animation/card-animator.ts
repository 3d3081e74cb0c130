import "./animation-layer.css";
import { html, render } from "lit";
import type { View } from "../../engine/protocol";
import { signed } from "../../game/game-text";
import { leaders } from "../../game/view-queries";
import { number as digits } from "../../i18n";
import { boxAround, boxOf, centreOf, EASING, type Point, transformTo } from "./geometry";
import { revealedBoxes, revealLastRound } from "./last-round";
import { Leaning } from "./lean";
import {
  type Box,
  cardMoves,
  firstPlayers,
  type Layout,
  type Move,
  type RowReturn,
  revealsLastRound,
  rowReturns,
  type ScoreChange,
  scoreChanges,
  takeTimes,
} from "./plan";

/** The longest time until the last of several animations ends; less when the pause between actions is shorter. */
const MAX_DURATION_MS = 420;
/** The same for what takes its time: a taken row, a joker, the walk of the first player's mark. */
const MAX_LONG_MS = 640;
/** How much a card grows while it is turned over. */
const LIFT = 1.5;
/** The longest time that the last-round card is shown in the middle of the table. */
const MAX_REVEAL_MS = 1600;
/** How far a row that comes back slides, and how far one sinks under a card that is placed, in pixels. */
const SLIDE_PX = 36;
const SINK_PX = 2;
/** How long a number shows what it was before. */
const KEPT_MS = 160;
/** The most numbers that a score shows while it counts. */
const COUNT_STEPS = 8;

interface Transition {
  layout: Layout;
  from: View;
  to: View;
  /** The prompt, and the number of lines of the log. */
  prompt: string | null | undefined;
  lines: number;
}

/**
 * Animates cards, returning rows and scores over a page that already shows the result.
 * A moving card is a copy in a layer of its own: it takes no space, no clicks and no accessible name, and is removed
 * when a newer view is drawn.
 */
export class CardAnimator {
  /** The copies that are moving, by card id. */
  readonly #copies = new Map<number, HTMLElement>();
  /** What ends the running animations and the numbers that wait. */
  readonly #running = new Set<() => void>();
  readonly #layer = document.createElement("div");
  readonly #leaning: Leaning;
  #transition: Transition | null = null;

  constructor(
    private readonly travelMs: () => number,
    private readonly prefersLessMotion: () => boolean,
  ) {
    this.#layer.className = "animation-layer";
    this.#layer.ariaHidden = "true";
    document.body.append(this.#layer);
    this.#leaning = new Leaning(
      () => travelMs() === 0 || prefersLessMotion(),
      (number, before) => this.#changeNumber(number, before, KEPT_MS),
    );
    addEventListener("resize", () => this.#finishAll());
  }

  /** Start the animation to a newer view; call it before that view is drawn, so that cards move from where they are. */
  start(from: View, to: View): void {
    if (this.travelMs() === 0) return;
    if (this.#transition) {
      this.#transition = { ...this.#transition, to };
      return;
    }
    requestAnimationFrame(() => this.#run());
    this.#transition = {
      layout: this.#layout(true),
      from,
      to,
      prompt: promptLine()?.textContent,
      lines: logLines().length,
    };
  }

  #run(): void {
    if (!this.#transition) return;
    const { layout, from, to, prompt, lines } = this.#transition;
    this.#transition = null;
    this.#finishAll();
    const isStill = this.prefersLessMotion();
    // All boxes are read before anything changes: reading them after a change would lay out the page again.
    const supply = boxOf(document.querySelector(".draw card-face"));
    const moves = cardMoves(layout, this.#layout(false), supply, from, to);
    const returns = rowReturns(from, to).map((row) => this.#returnOf(row));
    const walk = walkOf(firstPlayers(from, to));
    const reveal = revealsLastRound(from, to) ? revealedBoxes() : null;
    const numbers = this.#numbersOf(from, to, moves);
    const arrival = this.#moveCards(moves, to);
    for (const startReturn of returns) startReturn();
    if (reveal) revealLastRound(this.#layer, reveal, Math.min(MAX_REVEAL_MS, this.travelMs() * 2.4), isStill);
    if (to.drawn) this.#leaning.drawn(from);
    if (isStill) return;
    for (const change of scoreChanges(from, to)) this.#countScore(change, Math.max(arrival, this.#time()));
    for (const change of numbers) change();
    this.#showNews(prompt, lines, arrival);
    this.#markLeaders(from, to, arrival);
    if (walk) this.#walk(walk);
  }

  /** Return how long an animation may take until the next action. */
  #time(longest = MAX_DURATION_MS): number {
    return Math.min(longest, this.travelMs() * 0.8);
  }

  /** Move all cards, and return when the last of them arrives, in milliseconds. */
  #moveCards(moves: readonly Move[], to: View): number {
    const taken = moves.filter(({ path }) => path === "take");
    const isJoker = moves.some(({ id, path }) => path === "draw" && id === to.drawn?.id && isJokerCard(to));
    const time = this.#time(taken.length > 0 || isJoker ? MAX_LONG_MS : MAX_DURATION_MS);
    for (const move of moves) {
      const card = document.querySelector<HTMLElement>(`[data-card="${move.id}"]`);
      if (!card) continue;
      if (this.prefersLessMotion()) this.#track(card.animate({ opacity: [0.2, 1] }, { duration: this.#time() / 2 }));
      else this.#moveCopy(card, move, time, taken, isJoker);
    }
    if (moves.length === 0) return 0;
    return taken.length > 0 ? time * takeTimes(taken.length - 1, taken.length).arrives : time;
  }

  #moveCopy(card: HTMLElement, move: Move, time: number, taken: readonly Move[], isJoker: boolean): void {
    const face = card.querySelector("svg");
    if (!face) return;
    const { id, from, to, path } = move;
    const copy = document.createElement("div");
    copy.append(face.cloneNode(true));
    copy.style.inlineSize = `${to.width}px`;
    copy.style.blockSize = `${to.height}px`;
    this.#layer.append(copy);
    // The card itself is transparent until its copy arrives; its numbers stay visible.
    card.style.opacity = "0";
    this.#copies.set(id, copy);
    let [frames, duration]: [Keyframe[], number] = [[{ transform: transformTo(from, to) }], time];
    if (path === "draw") {
      this.#turnOver(copy, duration);
      if (isJoker) this.#gleam(copy, duration);
      frames.push({ transform: transformTo(lifted(from, to), to) });
    }
    if (path === "place") {
      const fall = centreOf(to);
      frames.push({ transform: transformTo(boxAround(fall.x, fall.y - to.height / 6, to, 1.1), to), offset: 0.7 });
      frames.push({ transform: transformTo(boxAround(fall.x, fall.y + SINK_PX, to, 0.98), to), offset: 0.85 });
      this.#sink(card, duration);
    }
    if (path === "take") {
      const index = taken.indexOf(move);
      const times = takeTimes(index, taken.length);
      duration = time * times.arrives;
      const fan = { transform: fanned(taken, index, to) };
      frames.push({ ...fan, offset: times.gathered / times.arrives }, { ...fan, offset: times.leaves / times.arrives });
    }
    frames.push({ transform: transformTo(to, to) });
    this.#track(copy.animate(frames, timing(duration)), () => {
      copy.remove();
      card.style.removeProperty("opacity");
      this.#copies.delete(id);
    });
  }

  /** Show the back of a card first, and turn its face up on the way. */
  #turnOver(copy: HTMLElement, duration: number): void {
    const back = document.querySelector(".draw card-face svg")?.cloneNode(true);
    const face = copy.firstElementChild;
    if (!back || !face) return;
    copy.append(back);
    const turn = (element: Element, from: number, to: number) =>
      element.animate({ transform: [`rotateY(${from}deg)`, `rotateY(${to}deg)`] }, timing(duration));
    this.#track(turn(face, -180, 0));
    this.#track(turn(back as Element, 0, 180));
  }

  /** Let light pass over a card in the second half of its way. */
  #gleam(copy: HTMLElement, duration: number): void {
    const [cover, light] = [document.createElement("span"), document.createElement("span")];
    cover.append(light);
    copy.append(cover);
    const frames = { transform: ["translateX(-110%)", "translateX(-110%)", "translateX(110%)"] };
    this.#track(light.animate(frames, { duration, easing: "linear" }));
  }

  /** Let a row give way under a card. */
  #sink(card: Element, duration: number): void {
    const row = card.closest(".row");
    const transform = ["none", "none", `translateY(${SINK_PX}px)`, "none"];
    if (row) this.#track(row.animate({ transform, offset: [0, 0.75, 0.85, 1] }, { duration }));
  }

  /** Return what lets a row come back from who had taken it. */
  #returnOf({ row, seat, delay }: RowReturn): () => void {
    const element = document.querySelectorAll(".row")[row];
    const [to, from] = [boxOf(element), boxOf(areaOf(seat))];
    if (!element || !to || !from) return () => undefined;
    const [x, y] = [centreOf(from).x - centreOf(to).x, centreOf(from).y - centreOf(to).y];
    const length = Math.hypot(x, y) || 1;
    const transform = [`translate(${(SLIDE_PX * x) / length}px, ${(SLIDE_PX * y) / length}px)`, "none"];
    const duration = this.#time() / 1.6;
    const frames = this.prefersLessMotion() ? { opacity: [0.5, 1] } : { transform, opacity: [0.4, 1] };
    return () => this.#track(element.animate(frames, timing(duration, delay * duration)));
  }

  /** A chameleon walks from who began the last round to who begins this one. */
  #walk([a, b]: [Point, Point]): void {
    const mark = document.createElement("div");
    mark.className = "mark";
    render(html`<svg viewBox="0 0 108 72"><use href="#chameleon"></use></svg>`, mark);
    this.#layer.append(mark);
    const size = { x: 0, y: 0, width: 54, height: 36 };
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share, index) => {
      const place = boxAround(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, size);
      return `${transformTo(place, size)} rotate(${index % 2 ? 6 : -6}deg)`;
    });
    const frames = { transform: steps, opacity: [0, 1, 1, 1, 0] };
    this.#track(mark.animate(frames, { duration: this.#time(MAX_LONG_MS) }), () => mark.remove());
  }

  /** Only the painted number counts, in a few steps; the text is the new score from the start. */
  #countScore({ seat, from, to }: ScoreChange, duration: number): void {
    const number = document.querySelector<HTMLElement>(`[data-score="${seat}"] > :last-child`);
    if (!number) return;
    const steps = Math.min(Math.abs(to - from), COUNT_STEPS);
    const show = (step: number) => {
      number.dataset.kept = digits(Math.round(from + ((to - from) * step) / steps));
    };
    show(0);
    for (let step = 1; step < steps; step += 1) this.#wait((duration * step) / steps, () => show(step));
    this.#wait(duration, () => delete number.dataset.kept);
  }

  /** Return what lets the numbers of each pile that shows its points change when its last card drops. */
  #numbersOf(from: View, to: View, moves: readonly Move[]): (() => void)[] {
    const taken = moves.filter(({ path }) => path === "take");
    const time = this.#time(MAX_LONG_MS);
    return taken.flatMap(({ id }, index) => {
      const pile = document.querySelector(`[data-card="${id}"]`)?.closest(".pile");
      const [points, count] = [pile?.querySelector(".points"), pile?.querySelector(".count")];
      const [seat] = to.seats.flatMap((each, at) => (hasCard(each, id) ? [at] : []));
      // An animation of what is not displayed would keep the page drawing.
      if (!points || seat === undefined || !boxOf(points)) return [];
      const card = to.seats[seat]?.piles.find(({ cards }) => cards.some((each) => each.id === id))?.card;
      const before = from.seats[seat]?.piles.find((each) => each.card === card);
      const arrives = time * takeTimes(index, taken.length).arrives;
      const [cards, brought] = before ? [digits(before.cards.length + before.jokers), signed(before.points)] : ["", ""];
      return [() => this.#changeNumber(count, cards, arrives), () => this.#changeNumber(points, brought, arrives)];
    });
  }

  /** Paint what a number was for some time, and then the number, which is larger for a moment. */
  #changeNumber(number: Element | null | undefined, before: string, milliseconds: number): void {
    if (!(number instanceof HTMLElement)) return;
    number.dataset.kept = before;
    this.#wait(milliseconds, () => {
      delete number.dataset.kept;
      number.animate({ scale: [1.4, 1] }, { duration: KEPT_MS, easing: EASING });
    });
  }

  /** What has happened and who is next appear when the cards arrive. */
  #showNews(prompt: string | null | undefined, lines: number, arrival: number): void {
    if (arrival === 0) return;
    const line = promptLine();
    const news: Element[] = [...logLines()].slice(lines);
    if (line && line.textContent !== prompt) news.push(line);
    for (const element of news)
      this.#track(element.animate({ opacity: [0, 0, 1], offset: [0, 0.8, 1] }, { duration: arrival }));
  }

  /** The leaf of a new leader grows. */
  #markLeaders(from: View, to: View, arrival: number): void {
    const before = leaders(from);
    for (const seat of leaders(to).filter((each) => !before.includes(each))) {
      const score = document.querySelector(`[data-score="${seat}"]`);
      const options = { ...timing(arrival / 2, arrival / 2), pseudoElement: "::before" };
      if (score) this.#track(score.animate({ scale: [0, 1.5, 1] }, options));
    }
  }

  #track(animation: Animation, cleanUp = () => {}): void {
    const end = () => {
      animation.cancel();
      cleanUp();
    };
    this.#running.add(end);
    animation.onfinish = () => {
      this.#running.delete(end);
      cleanUp();
    };
  }

  /** Act later, or at once when a newer view is drawn. */
  #wait(milliseconds: number, act: () => void): void {
    const end = () => {
      clearTimeout(timer);
      this.#running.delete(end);
      act();
    };
    const timer = setTimeout(end, milliseconds);
    this.#running.add(end);
  }

  #finishAll(): void {
    const running = [...this.#running];
    this.#running.clear();
    for (const end of running) end();
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

function promptLine(): HTMLElement | null {
  return document.querySelector(".prompt > span");
}

function logLines(): NodeListOf<Element> {
  return document.querySelectorAll("game-log li");
}

function areaOf(seat: number | undefined): Element | null | undefined {
  return document.getElementById(`seat-${seat}`)?.closest("player-area");
}

/** Return the centres of the areas between which the mark of the first player walks; null if it stays. */
function walkOf(first: { from: number; to: number } | null): [Point, Point] | null {
  const [start, end] = [boxOf(areaOf(first?.from)), boxOf(areaOf(first?.to))];
  return start && end ? [centreOf(start), centreOf(end)] : null;
}

function hasCard({ piles }: View["seats"][number], id: number): boolean {
  return piles.some(({ cards }) => cards.some((card) => card.id === id));
}

function isJokerCard({ drawn }: View): boolean {
  return drawn?.card === "joker" || drawn?.card === "golden";
}

function timing(duration: number, delay = 0): KeyframeAnimationOptions {
  return { duration, delay, easing: EASING, fill: "backwards" };
}

/** Return where a card is while it is turned over: above the middle of its way, and larger than at its end. */
function lifted(from: Box, to: Box): Box {
  const [a, b] = [centreOf(from), centreOf(to)];
  const box = boxAround((a.x + b.x) / 2, (a.y + b.y) / 2, to, LIFT);
  return { ...box, y: Math.max(0, box.y - box.height / 2) };
}

/** Return where a card of a taken row is in the fan to which they gather, in the middle of the row. */
function fanned(taken: readonly Move[], index: number, size: Box): string {
  const centres = taken.map(({ from }) => centreOf(from));
  const middle = (key: "x" | "y") => centres.reduce((sum, centre) => sum + centre[key], 0) / centres.length;
  const shape = taken[index]?.from ?? size;
  const offset = index - (taken.length - 1) / 2;
  const place = boxAround(middle("x") + offset * shape.width * 0.28, middle("y") + Math.abs(offset) * 4, shape, 1.06);
  return `${transformTo(place, size)} rotate(${offset * 9}deg)`;
}
