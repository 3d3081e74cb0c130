import { expect, test, vi } from "vitest";
import type { Intent, TipsIntent } from "../game/intents";
import { createDispatch, type Handlers, type IntentOf, joinHandlers } from "./handlers";

const tips: Handlers<TipsIntent> = { "dismiss-hint": vi.fn(), "stop-hints": vi.fn(), "show-hints": vi.fn() };

/** Handlers of nothing but undo: the compiler is told otherwise. */
function onlyUndo(undo: () => void) {
  return { undo } as unknown as Handlers<Exclude<Intent, IntentOf<"review">>>;
}

test("the compiler refuses a table without a handler for each intent", () => {
  const { "stop-hints": _, ...rest } = tips;
  // @ts-expect-error one handler is missing
  const incomplete: Handlers<TipsIntent> = rest;
  expect(Object.keys(incomplete)).toEqual(["dismiss-hint", "show-hints"]);
});

test("the compiler refuses a second handler for an intent", () => {
  // @ts-expect-error both tables handle it
  const twice = joinHandlers(tips, { "show-hints": vi.fn() });
  expect(twice).toBeDefined();
});

test("the compiler refuses a handler that reads what its intent does not have", () => {
  // @ts-expect-error the intent has no ply
  const wrong: Handlers<TipsIntent> = { ...tips, "show-hints": ({ ply }) => ply };
  expect(wrong).toBeDefined();
});

test("an intent that the page handles loads nothing", async () => {
  const [undo, load] = [vi.fn(), vi.fn()];
  const dispatch = createDispatch<IntentOf<"review">>(onlyUndo(undo), load);
  await dispatch({ type: "undo" });
  expect(undo).toHaveBeenCalledWith({ type: "undo" });
  expect(load).not.toHaveBeenCalled();
});

test("an intent of a feature loads it first", async () => {
  const review = vi.fn();
  const dispatch = createDispatch<IntentOf<"review">>(onlyUndo(vi.fn()), async () => ({ review }));
  await dispatch({ type: "review" });
  expect(review).toHaveBeenCalledOnce();
});

test("an intent is dropped when its feature cannot be loaded", async () => {
  const dispatch = createDispatch<IntentOf<"review">>(onlyUndo(vi.fn()), async () => null);
  await expect(dispatch({ type: "review" })).resolves.toBeUndefined();
});
