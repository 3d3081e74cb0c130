import { expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { ended as finished } from "../../../testing/summaries";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { ReviewController } from "./review-controller";

const RECORD = "2cb15 1 2";
const ended = { ...(await viewWhere("five-players-end", ({ phase }) => phase === "over")), seed: 7 };

test.each([
  ["a game is shown", { ply: 4 }, "table", [RECORD, expect.anything(), 5]],
  ["a game is none: the review is shown", null, "review", undefined],
])("the move that decided %s", async (_, deciding, page, watched) => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  const store = new Store();
  const watch = vi.fn(async () => undefined);
  const engine = { request: async () => ({ decisions: [], seats: ended.seats.map(() => ({ deciding })) }) };
  const history = { find: async () => null, unreviewed: async () => [], storeReview: async () => undefined };
  const reviews = new ReviewController(engine as unknown as Engine, store, {} as never, history, watch, {
    page: "table",
  });
  store.show(ended, { game: finished(1, { record: RECORD }) });
  await vi.waitFor(() => expect(reviews.of(ended)).toBeTypeOf("object"));
  await reviews.handlers["see-deciding-move"]({ type: "see-deciding-move" });
  expect([store.state.page, watch.mock.lastCall]).toEqual([page, watched]);
});
