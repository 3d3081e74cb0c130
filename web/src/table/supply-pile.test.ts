import { beforeEach, expect, test, vi } from "vitest";
import { startDrag } from "./supply-pile";

/** A card that the browser lets follow the pointer. */
class Card extends EventTarget {
  readonly style = { translate: "" };
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  };
  readonly setPointerCapture = vi.fn();
  readonly parts: unknown[] = [this];

  contains(element: unknown): boolean {
    return this.parts.includes(element);
  }

  send(type: string, x = 0, y = 0): void {
    this.dispatchEvent(Object.assign(new Event(type), { x, y }));
  }

  press(change: object = {}): void {
    const down = { isPrimary: true, button: 0, pointerId: 7, x: 100, y: 50, ...change };
    startDrag(this as unknown as HTMLElement, down as PointerEvent, ".row");
  }
}

let card: Card;
/** What is at a point, the topmost element first. */
let below: (x: number, y: number) => unknown[];
const dropped = vi.fn();

/** Return an element that may be in a row; `button` is the enabled one of the row. */
function element(button: EventTarget | null, isInRow = true) {
  const row = { querySelector: (selector: string) => (selector === "button:enabled" ? button : null) };
  return { closest: (selector: string) => (isInRow && selector === ".row" ? row : null) };
}

beforeEach(() => {
  card = new Card();
  below = () => [];
  vi.stubGlobal("document", { elementsFromPoint: (x: number, y: number) => below(x, y) });
  dropped.mockReset();
});

test("a pressed card follows its pointer", () => {
  card.press();
  expect(card.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
  expect([...card.classes]).toEqual(["dragged"]);
  card.send("pointermove", 130, 45);
  expect(card.style.translate).toBe("30px -5px");
});

test.each([{ isPrimary: false }, { button: 2 }])("a card pressed with %j stays", (change) => {
  card.press(change);
  card.send("pointermove", 130, 45);
  expect(card.setPointerCapture).not.toHaveBeenCalled();
  expect([card.style.translate, card.classes.size]).toEqual(["", 0]);
});

test("the row below a released card gets it, whatever part of the card is on top", () => {
  const button = new EventTarget();
  button.addEventListener("drop", dropped);
  const [part, other] = [{}, element(null)];
  card.parts.push(part);
  below = (x, y) => (x === 130 && y === 45 ? [part, card, element(button), other] : []);
  card.press();
  card.send("pointerup", 130, 45);
  expect(dropped).toHaveBeenCalledOnce();
});

test.each([
  ["nothing", []],
  ["something outside the rows", [element(new EventTarget(), false)]],
  ["a row without an enabled button", [element(null)]],
])("a card released over %s changes nothing", (_, elements) => {
  below = () => elements;
  card.press();
  expect(() => card.send("pointerup")).not.toThrow();
});

test("a card that loses its pointer returns, and no longer follows or drops", () => {
  const button = new EventTarget();
  button.addEventListener("drop", dropped);
  below = () => [element(button)];
  card.press();
  card.send("pointermove", 130, 45);
  card.send("lostpointercapture");
  expect([card.style.translate, card.classes.size]).toEqual(["0px 0px", 0]);
  card.send("pointermove", 150, 45);
  card.send("pointerup");
  expect(card.style.translate).toBe("0px 0px");
  expect(dropped).not.toHaveBeenCalled();
});
