import { expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { Colour, Sheet } from "../../engine/protocol";
import { JokersController } from "./jokers-controller";

const view = await viewWhere("five-players-end", ({ jokers }) => jokers !== null);

/** Return an engine whose previews are answered on demand. */
function previewEngine() {
  const answers: ((sheet: Sheet) => void)[] = [];
  const requests: unknown[] = [];
  const request = (given: { params: unknown }) => {
    requests.push(given.params);
    return new Promise<Sheet>((resolve) => answers.push(resolve));
  };
  const store = new Store();
  store.set({ view });
  const game = { act: vi.fn(async () => true), reportError: vi.fn() };
  const { handlers } = new JokersController({ request } as unknown as Engine, store, game);
  const preview = (...colours: Colour[]) => handlers["preview-jokers"]({ type: "preview-jokers", colours });
  return {
    store,
    handlers,
    game,
    preview,
    requests,
    answer: (index: number, score: number) => answers[index]?.({ score, piles: [] }),
  };
}

test("the colours are shown at once, and their score is shown and announced when it arrives", async () => {
  const { store, preview, requests, answer } = previewEngine();
  const shown = preview("c1");
  expect(store.state.jokers).toEqual({ colours: ["c1"], sheet: null });
  expect(requests).toEqual([{ seat: view.jokers?.seat, colours: ["c1"] }]);
  answer(0, -3);
  await shown;
  expect(store.state.jokers?.sheet?.score).toBe(-3);
  expect(store.state.answer).toEqual({ kind: "jokers", score: -3 });
});

test("the last preview wins, whichever is answered first", async () => {
  const { store, preview, answer } = previewEngine();
  const shown = (["c1", "c2"] as Colour[]).map((colour) => preview(colour));
  answer(1, 7);
  answer(0, -3);
  await Promise.all(shown);
  expect(store.state.jokers).toEqual({ colours: ["c2"], sheet: { score: 7, piles: [] } });
});

test("a preview of an earlier view is dropped", async () => {
  const { store, preview, answer } = previewEngine();
  const shown = preview("c1");
  store.show({ ...view }, {});
  answer(0, -3);
  await shown;
  expect(store.state.answer).toBeNull();
});

test("without jokers nothing is requested", async () => {
  const { store, preview, requests } = previewEngine();
  store.set({ view: null });
  await preview("c1");
  expect(requests).toEqual([]);
});

test("the colours of the last preview are played", async () => {
  const { store, handlers, game, preview, answer } = previewEngine();
  const shown = preview("c1", "c2");
  answer(0, 5);
  await shown;
  await handlers["confirm-jokers"]({ type: "confirm-jokers" });
  const params = { seat: view.jokers?.seat, colours: ["c1", "c2"] };
  expect(game.act).toHaveBeenCalledWith({ method: "choose_jokers", params });
  store.show(null, {});
  await handlers["confirm-jokers"]({ type: "confirm-jokers" });
  expect(game.act).toHaveBeenCalledOnce();
});
