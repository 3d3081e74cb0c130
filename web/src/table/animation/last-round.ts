import { html, render } from "lit";
import { boxOf, EASING, transformTo } from "./geometry";
import type { Box } from "./plan";

/** Where the last-round card is: in the supply, and while it is shown. */
interface RevealedBoxes {
  deck: Box;
  held: Box;
}

export function revealedBoxes(): RevealedBoxes | null {
  const deck = boxOf(document.querySelector(".draw card-face"));
  const middle = boxOf(document.querySelector("game-table .middle"));
  if (!deck || !middle) return null;
  const height = Math.min(middle.height * 0.8, deck.height * 5);
  const width = (height * deck.width) / deck.height;
  const [x, y] = [middle.x + (middle.width - width) / 2, middle.y + (middle.height - height) / 2];
  return { deck, held: { x, y, width, height } };
}

/** Turn up the last-round card in the middle of the table; it outlasts the animations of later views. */
export function revealLastRound(
  layer: HTMLElement,
  { deck, held }: RevealedBoxes,
  duration: number,
  isStill: boolean,
): void {
  const [shade, card] = [document.createElement("div"), document.createElement("div")];
  shade.className = "shade";
  card.className = "revealed";
  render(html`<svg viewBox="0 0 50 70"><use href="#card-last-round"></use></svg>`, card);
  card.style.inlineSize = `${held.width}px`;
  card.style.blockSize = `${held.height}px`;
  layer.append(shade, card);
  const [there, back] = [transformTo(held, held), transformTo(deck, held)];
  const timing = { duration, easing: EASING };
  const offset = [0, 0.25, 0.8, 1];
  const opacity = [0, 1, 1, 0];
  const turn = { transform: [`${back} rotateY(180deg)`, there, there, back], offset };
  card.animate(isStill ? { transform: [there, there], opacity } : turn, timing);
  shade.animate({ opacity, offset }, timing).onfinish = () => {
    card.remove();
    shade.remove();
  };
}
