import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../testing/wait-for";
import { type Engine, EngineFailure, StartFailure } from "../engine";
import type { Request } from "../protocol";
import { PreparedEngine } from "./prepared-engine";
import { momentFrom } from "./prepared-opening";

const OPEN: Request = { method: "open", params: { query: {} } };
const DRAW: Request = { method: "play", params: { action: "d" } };
const TAKE: Request = { method: "play", params: { action: "t1" } };
const BOT: Request = { method: "bot_action" };
/** The person may draw, and then a computer player acts. */
const TEXT = JSON.stringify([
  { view: { ply: 0 }, save: "save 0", change: "opened" },
  { d: [{ view: { ply: 1 }, save: "save 1", change: "played" }, [{ view: { ply: 2 }, save: "save 2" }]] },
]);

let requests: Request[];
let started: PromiseWithResolvers<void>;
/** What Python answers, unless it opens a save. */
let answer: (request: Request) => unknown;
const onPrepared = vi.fn();

const python = {
  request: async (request: Request) => {
    requests.push(request);
    return answer(request);
  },
} as unknown as Engine;

/** Answer as the engine that has recorded the opening. */
function recorded(request: Request): unknown {
  const save = request.method === "open" && "save" in request.params ? request.params.save : null;
  return save ? { view: { ply: Number(save.at(-1)) }, save } : {};
}

function prepared(): PreparedEngine {
  return new PreparedEngine(python, started.promise, { query: "", beginning: momentFrom(TEXT) }, onPrepared);
}

beforeEach(() => {
  requests = [];
  started = Promise.withResolvers();
  answer = recorded;
  onPrepared.mockReset();
});

test("the opening answers while Python starts", async () => {
  const engine = prepared();
  const plies = [];
  for (const request of [OPEN, DRAW, BOT]) plies.push(await engine.request(request));
  expect(plies).toMatchObject([{ view: { ply: 0 } }, { view: { ply: 1 } }, { view: { ply: 2 } }]);
  expect(requests).toEqual([]);
  expect(onPrepared).not.toHaveBeenCalled();
});

test("Python opens the game where it is, loads its bots and answers from then on", async () => {
  const engine = prepared();
  await engine.request(OPEN);
  await engine.request(DRAW);
  started.resolve();
  await engine.takenOver;
  await engine.request(BOT);
  expect(requests).toEqual([{ method: "open", params: { save: "save 1" } }, { method: "warm_up" }, BOT]);
});

test("Python opens the game again if it has gone on meanwhile", async () => {
  const engine = prepared();
  await engine.request(OPEN);
  answer = (request) => {
    if (requests.length === 1) void engine.request(DRAW);
    return recorded(request);
  };
  started.resolve();
  await engine.takenOver;
  expect(requests.filter(({ method }) => method === "open")).toEqual(
    ["save 0", "save 1"].map((save) => ({ method: "open", params: { save } })),
  );
});

test("who plays once Python has started begins with the prepared deal, too, but only with the first game", async () => {
  const engine = prepared();
  started.resolve();
  await engine.takenOver;
  expect(requests).toEqual([]);
  expect(await engine.request(OPEN)).toMatchObject({ save: "save 0", change: "opened" });
  await engine.request(OPEN);
  expect(requests).toEqual([{ method: "open", params: { save: "save 0" } }, OPEN]);
});

function refuse(): never {
  throw new EngineFailure("NotationError", "");
}

test.each([
  ["refuses the prepared deal", refuse],
  ["comes to another table", () => ({ view: { ply: 5 }, save: "save 0" })],
])("Python deals if it %s after its start", async (_, open) => {
  const engine = prepared();
  started.resolve();
  await engine.takenOver;
  answer = (request) => (request.method === "open" && "save" in request.params ? open() : "dealt");
  expect(await engine.request(OPEN)).toBe("dealt");
});

test("a game that was begun before Python had started is the only one that is prepared", async () => {
  const engine = prepared();
  await engine.request(OPEN);
  started.resolve();
  await engine.takenOver;
  await engine.request(OPEN);
  expect(requests.at(-1)).toEqual(OPEN);
});

test.each([
  ["an action that is not prepared", TAKE],
  ["an undo", { method: "undo" }],
  ["a hint", { method: "hint" }],
  ["another game", { method: "open", params: { query: { players: "3" } } }],
] as [string, Request][])("%s waits for Python", async (_, request) => {
  const engine = prepared();
  await engine.request(OPEN);
  const waiting = engine.request(request);
  expect(onPrepared).toHaveBeenCalledExactlyOnceWith(false);
  expect(requests).toEqual([]);
  started.resolve();
  await waiting;
  expect(requests).toEqual([{ method: "open", params: { save: "save 0" } }, { method: "warm_up" }, request]);
});

test("another deal than the prepared one waits for Python", async () => {
  const engine = prepared();
  const deal: Request = { method: "open", params: { query: { seed: "3" } } };
  void engine.request(deal);
  started.resolve();
  await waitFor(() => expect(requests).toEqual([deal]));
});

test("a task that ends does not wait any longer", async () => {
  const engine = prepared();
  await engine.request(OPEN);
  const task = new AbortController();
  const waiting = engine.request(BOT, { signal: task.signal });
  task.abort();
  expect(await waiting).toBeNull();
  expect(requests).toEqual([]);
});

test.each([
  ["another table", () => ({ view: { ply: 5 }, save: "save 0" })],
  ["another save", () => ({ view: { ply: 0 }, save: "save 5" })],
])("Python is not trusted with %s", async (_, other) => {
  answer = other;
  const engine = prepared();
  await engine.request(OPEN);
  const waiting = engine.request({ method: "hint" });
  started.resolve();
  for (const failing of [engine.takenOver, waiting]) await expect(failing).rejects.toBeInstanceOf(StartFailure);
});

test.each([
  ["does not start", () => started.reject(new StartFailure("download", ""))],
  ["refuses the game", () => started.resolve()],
])("if Python %s, the opening still answers, and what waits fails", async (_, end) => {
  answer = () => {
    throw new EngineFailure("NotationError", "");
  };
  const engine = prepared();
  await engine.request(OPEN);
  const waiting = engine.request({ method: "undo" });
  end();
  for (const failing of [engine.takenOver, waiting]) await expect(failing).rejects.toBeInstanceOf(StartFailure);
  expect(await engine.request(DRAW)).toMatchObject({ view: { ply: 1 } });
});
