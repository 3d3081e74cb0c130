/** Lets a card follow the pointer; the button it is dropped on is pressed, as a tap would do. */
export function drag(card: HTMLElement, down: PointerEvent): void {
  if (!down.isPrimary || down.button !== 0) return;
  const listening = new AbortController();
  const { signal } = listening;
  card.setPointerCapture(down.pointerId);
  card.classList.add("dragged");
  card.addEventListener("pointermove", (event) => moveTo(card, event.x - down.x, event.y - down.y), { signal });
  card.addEventListener("pointerup", (event) => buttonBelow(card, event)?.click(), { signal });
  // Also when the browser takes the pointer away, or the card is gone.
  card.addEventListener("lostpointercapture", () => {
    listening.abort();
    card.classList.remove("dragged");
    moveTo(card, 0, 0);
  });
}

function moveTo(card: HTMLElement, x: number, y: number): void {
  card.style.translate = `${x}px ${y}px`;
}

function buttonBelow(card: HTMLElement, { x, y }: PointerEvent): HTMLButtonElement | null {
  const below = document.elementsFromPoint(x, y).find((element) => !card.contains(element));
  return below?.closest<HTMLButtonElement>("button:enabled") ?? null;
}
