/** Lets a card follow the pointer; dropping it inside an element that matches `target` presses the button there. */
export function drag(card: HTMLElement, down: PointerEvent, target: string): void {
  if (!down.isPrimary || down.button !== 0) return;
  const listening = new AbortController();
  const { signal } = listening;
  card.setPointerCapture(down.pointerId);
  card.classList.add("dragged");
  card.addEventListener("pointermove", (event) => moveTo(card, event.x - down.x, event.y - down.y), { signal });
  card.addEventListener("pointerup", (event) => buttonBelow(card, event, target)?.click(), { signal });
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

function buttonBelow(card: HTMLElement, { x, y }: PointerEvent, target: string): HTMLButtonElement | null {
  const below = document.elementsFromPoint(x, y).find((element) => !card.contains(element));
  return below?.closest(target)?.querySelector<HTMLButtonElement>("button:enabled") ?? null;
}
