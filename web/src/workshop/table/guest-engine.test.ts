import { expect, test, vi } from "vitest";
import type { Engine } from "../../engine/engine";
import type { PlayerSetup, Request } from "../../engine/protocol";
import type { BotAction } from "../public-state";
import { GuestEngine } from "./guest-engine";

const QUESTION = { bot: "my bot", state: {}, seed: 1 };
const PLAYERS: PlayerSetup[] = [
  { kind: "human", level: null, name: null },
  { kind: "bot", level: null, name: "my bot" },
];

/** An engine of a table at which a guest acts next. */
function table(choice: BotAction | null, players = PLAYERS, phase = "draw") {
  const requests: { method: string; params?: unknown }[] = [];
  const engine = {
    request: async (request: { method: string; params?: unknown }) => {
      requests.push(request);
      if (request.method === "bot_action") return { ask: QUESTION };
      return { view: { phase } };
    },
  } as unknown as Engine;
  const guests = { choose: vi.fn(async () => choice), prepare: vi.fn(async () => undefined), close: vi.fn() };
  return { requests, guests, engine: new GuestEngine(engine, guests, players) };
}

test("the cage of a guest chooses its action", async () => {
  const { engine, guests, requests } = table(["draw"]);
  expect(await engine.request({ method: "bot_action" })).toEqual({ view: { phase: "draw" } });
  expect(guests.choose).toHaveBeenCalledWith(QUESTION);
  expect(requests.at(-1)).toEqual({ method: "guest_action", params: { action: ["draw"] } });
});

test("a guest that failed has a substitute", async () => {
  const { engine, requests } = table(null);
  await engine.request({ method: "bot_action" });
  expect(requests.at(-1)).toEqual({ method: "guest_action", params: { action: null } });
});

test("a game that a query requests has the players of the table", async () => {
  const { engine, requests } = table(null);
  await engine.request({ method: "open", params: { query: { scoring: "grey", seed: "7", players: "5" } } });
  expect(requests).toEqual([
    {
      method: "open",
      params: {
        setup: { players: 2, edition: "classic", scoring: "grey", marker_depth: null, seed: 7, seats: PLAYERS },
      },
    },
  ]);
});

test("without players in the address a query requests an ordinary game", async () => {
  const { engine, requests } = table(null, []);
  const request: Request = { method: "open", params: { query: {} } };
  await engine.request(request);
  expect(requests).toEqual([request]);
});

test("the bots load while the player looks at the table", async () => {
  const { engine, guests } = table(null);
  await engine.request({ method: "warm_up" });
  expect(guests.prepare).toHaveBeenCalledWith(["my bot"]);
});

test.each(["undo", "open"])("bots forget what they have seen at %s", async (method) => {
  const { engine, guests } = table(null);
  await engine.request({ method, params: {} } as unknown as Request);
  expect(guests.close).toHaveBeenCalled();
});

test("bots end with the game", async () => {
  const { engine, guests } = table(["draw"], PLAYERS, "over");
  await engine.request({ method: "bot_action" });
  expect(guests.close).toHaveBeenCalled();
});

test("bots stay during a game", async () => {
  const { engine, guests } = table(["draw"]);
  await engine.request({ method: "bot_action" });
  await engine.request({ method: "play", params: { action: "d" } } as unknown as Request);
  expect(guests.close).not.toHaveBeenCalled();
});
