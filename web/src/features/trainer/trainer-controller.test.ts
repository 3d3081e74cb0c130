import { beforeEach, expect, test, vi } from "vitest";
import type { GameActions } from "../../app/features";
import { Store } from "../../app/store";
import type { GameSource } from "../../game/game-source";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { HistoryController } from "../history/history-controller";
import shipped from "./positions.json";
import { TrainerController } from "./trainer-controller";
import { idOf, positionsFrom } from "./training";

const [FIRST] = positionsFrom(shipped).spoil;

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

function createTrainer() {
  const history = {
    state: { data: { games: [], days: [], mistakes: [] }, isPersistent: true },
    refresh: vi.fn(async () => {}),
  } as unknown as HistoryController;
  const open = vi.fn<GameActions["open"]>(async () => "open");
  const store = new Store();
  return { trainer: new TrainerController(store, history, { open }), open, store };
}

/** Return the entry of the puzzle that was opened. */
function opened({ mock }: { mock: { calls: [GameSource][] } }): string {
  const source = mock.calls.at(-1)?.[0];
  return source?.from === "puzzle" ? source.entry : "";
}

test("a position that was open before a reload is found again with its theme and number", async () => {
  const { trainer, open } = createTrainer();
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  const again = createTrainer().trainer;
  expect(again.entry(opened(open))).toBeNull();
  await again.find(opened(open));
  expect(again.entry(opened(open))).toMatchObject({ number: 1, page: "trainer" });
  expect(again.entry(opened(open))).toEqual(trainer.entry(opened(open)));
});

test("the position of a day is found again as such after a reload, also on the next day", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 23, 59), toFake: ["Date"] });
  const { trainer, open } = createTrainer();
  await trainer.handlers["train-today"]({ type: "train-today" });
  vi.setSystemTime(Date.UTC(2026, 10, 28));
  const again = createTrainer().trainer;
  await again.find(opened(open));
  expect(again.entry(opened(open))).toMatchObject({ number: 1, count: 1, next: null });
});

test.each([
  ["daily", "Back to the daily deal"],
  ["trainer", "Back to the trainer"],
] as const)("the position of the day leads back to the page %s, also after a reload", async (page, back) => {
  const { trainer, open, store } = createTrainer();
  store.set({ page });
  await trainer.handlers["train-today"]({ type: "train-today" });
  expect(trainer.entry(opened(open))).toMatchObject({ page, back });
  const again = createTrainer().trainer;
  await again.find(opened(open));
  expect(again.entry(opened(open))).toMatchObject({ page, back });
});

test("a position of the trainer that was opened from the mistake book stays in that after a reload", async () => {
  const { trainer } = createTrainer();
  const id = FIRST ? idOf(FIRST) : "";
  await trainer.find(id);
  expect(trainer.entry(id)).toBeNull();
});
