import { expect, test, vi } from "vitest";
import type { GameActions } from "../../app/features";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import { BotsController } from "./bots-controller";

const OPEN = { type: "open-bot", seat: 2 } as const;

function bench(answer: () => Promise<unknown>) {
  const store = new Store();
  const [request, reportError] = [vi.fn(answer), vi.fn()];
  const game = { reportError } as unknown as GameActions;
  const { handlers } = new BotsController({ request } as unknown as Engine, store, game);
  return { store, handlers, request, reportError };
}

test("the dialog about a bot opens with its seat, and closes", async () => {
  const { store, handlers } = bench(async () => ({}));
  await handlers["open-bot"](OPEN);
  expect(store.state.botDialog).toEqual({ isOpen: true, seat: 2 });
  handlers["close-bot"]({ type: "close-bot" });
  expect(store.state.botDialog).toEqual({ isOpen: false, seat: 2 });
});

test("the options are requested once", async () => {
  const { store, handlers, request } = bench(async () => ({ players: [2, 3] }));
  await handlers["open-bot"](OPEN);
  await handlers["open-bot"](OPEN);
  expect(request.mock.calls).toEqual([[{ method: "options" }]]);
  expect(store.state.options).toEqual({ players: [2, 3] });
});

test("an error of the request for options is reported", async () => {
  const failure = new EngineFailure("other", "");
  const { handlers, reportError } = bench(() => Promise.reject(failure));
  await handlers["open-bot"](OPEN);
  expect(reportError).toHaveBeenCalledWith(failure);
});
