import { expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { Colour, Sheet } from "../../engine/protocol";
import { JokersController } from "./jokers-controller";

const view = await viewWhere("five-players-end", ({ jokers }) => jokers !== null);

/** Return an engine whose previews are answered on demand. */
function previewEngine() {
  const answers: PromiseWithResolvers<Sheet>[] = [];
  const requests: unknown[] = [];
  const request = (given: unknown) => {
    requests.push(given);
    const answer = Promise.withResolvers<Sheet>();
    answers.push(answer);
    return answer.promise;
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
    answer: (index: number, score: number) => answers[index]?.resolve({ score, piles: [] }),
    fail: (error: Error) => answers[0]?.reject(error),
  };
}

test("the colours are shown at once, and their score is shown and announced when it arrives", async () => {
  const { store, preview, requests, answer } = previewEngine();
  const shown = preview("c1");
  expect(store.state.jokers).toEqual({ colours: ["c1"], sheet: null });
  expect(requests).toEqual([{ method: "preview_jokers", params: { seat: view.jokers?.seat, colours: ["c1"] } }]);
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

test.each([
  ["a game", null],
  ["jokers", { ...view, jokers: null }],
])("without %s nothing is requested or played", async (_, shown) => {
  const { store, handlers, preview, requests, game } = previewEngine();
  store.show(shown, { jokers: { colours: ["c1"], sheet: null } });
  await preview("c2");
  await handlers["confirm-jokers"]({ type: "confirm-jokers" });
  expect([requests, game.act.mock.calls, game.reportError.mock.calls]).toEqual([[], [], []]);
});

test("the last score stays until that of other colours arrives", async () => {
  const { store, preview, answer } = previewEngine();
  const shown = preview("c1");
  answer(0, 4);
  await shown;
  void preview("c2");
  expect(store.state.jokers).toEqual({ colours: ["c2"], sheet: { score: 4, piles: [] } });
});

test("a preview that fails is reported", async () => {
  const { preview, fail, game } = previewEngine();
  const lost = new Error("lost");
  const shown = preview("c1");
  fail(lost);
  await shown;
  expect(game.reportError.mock.calls).toEqual([[lost]]);
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
