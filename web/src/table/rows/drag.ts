/** Let a card follow the pointer; the button in an element that matches `target` gets a "drop" event. */
export function startDrag(card: HTMLElement, down: PointerEvent, target: string): void {
  if (!down.isPrimary || down.button !== 0) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  card.setPointerCapture(down.pointerId);
  card.classList.add("dragged");
  card.addEventListener("pointermove", (event) => moveTo(card, event.x - down.x, event.y - down.y), { signal });
  card.addEventListener("pointerup", (event) => buttonBelow(card, event, target)?.dispatchEvent(new Event("drop")), {
    signal,
  });
  // Also fires when the browser cancels the drag or the card is removed.
  card.addEventListener("lostpointercapture", () => {
    listeners.abort();
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
