import { expect, test, vi } from "vitest";
import type { TipsIntent } from "../game/intents";
import { createDispatch, type Handlers, joinHandlers } from "./handlers";

const tips: Handlers<TipsIntent> = { "stop-tips": vi.fn(), "show-tips": vi.fn() };

const undo = vi.fn();
/** A handler of undo only, typed as if it were complete. */
const onlyUndo = { undo } as unknown as Handlers;

test("the compiler rejects a table without a handler for every intent", () => {
  const { "stop-tips": _, ...rest } = tips;
  // @ts-expect-error one handler is missing
  const incomplete: Handlers<TipsIntent> = rest;
  expect(Object.keys(incomplete)).toEqual(["show-tips"]);
});

test("the compiler rejects a second handler for an intent", () => {
  // @ts-expect-error both tables handle it
  const twice = joinHandlers(tips, { "show-tips": vi.fn() });
  expect(twice).toBeDefined();
});

test("the compiler rejects a handler that reads a missing field of its intent", () => {
  // @ts-expect-error the intent has no ply
  const wrong: Handlers<TipsIntent> = { ...tips, "show-tips": ({ ply }) => ply };
  expect(wrong).toBeDefined();
});

test("an intent with a loaded handler loads nothing", async () => {
  const load = vi.fn();
  await createDispatch(onlyUndo, [load, load])({ type: "undo" });
  expect(undo).toHaveBeenCalledWith({ type: "undo" });
  expect(load).not.toHaveBeenCalled();
});

test("an intent without a loaded handler loads it first", async () => {
  const [review, openDialog, loadLast] = [vi.fn(), vi.fn(), vi.fn()];
  const loadFirst = async () => ({ "open-dialog": openDialog });
  await createDispatch(onlyUndo, [loadFirst, loadLast])({ type: "open-dialog", dialog: "new-game" });
  expect(openDialog).toHaveBeenCalledOnce();
  expect(loadLast).not.toHaveBeenCalled();
  await createDispatch(onlyUndo, [loadFirst, async () => ({ review })])({ type: "review" });
  expect(review).toHaveBeenCalledOnce();
});

test("a part that cannot be loaded does not block the others", async () => {
  const review = vi.fn();
  await createDispatch(onlyUndo, [async () => null, async () => ({ review })])({ type: "review" });
  expect(review).toHaveBeenCalledOnce();
});

test("an intent is dropped when its part cannot be loaded", async () => {
  const dispatch = createDispatch(onlyUndo, [async () => null, async () => null]);
  await expect(dispatch({ type: "review" })).resolves.toBeUndefined();
});
