import { nothing } from "lit";
import { expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { EndReview } from "../../app/features";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { FinishedGame, HistoryState } from "../../history/types";
import { EndingController } from "./ending-controller";

vi.mock("./ending-panel", () => ({}));
vi.mock("../strength/strength-panel", () => ({}));

const ended = await viewWhere("five-players-end", ({ phase }) => phase === "over");
const GAME = {
  seats: [{ kind: "human" }, { kind: "bot" }],
  continued: false,
  practice: false,
} as unknown as FinishedGame;
const REVIEWED = { curve: [] } as unknown as EndReview;

test.each<[EndReview, boolean]>([
  [REVIEWED, true],
  ["working", false],
  ["failed", false],
  [null, false],
])("the strength follows a game with the review %j: %s", (review, isShown) => {
  const store = new Store();
  store.show(ended, {});
  const history = { state: { data: { games: [GAME] } } as unknown as HistoryState };
  const ending = new EndingController({} as Engine, store, { reportError: vi.fn() }, () => review, history);
  expect(ending.strength(store.state) !== nothing).toBe(isShown);
});
