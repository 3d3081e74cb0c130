import { beforeEach, expect, test, vi } from "vitest";
import type { GameActions } from "../../app/features";
import { Store } from "../../app/store";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { HistoryController } from "../history/history-controller";
import shipped from "./positions.json";
import { TrainerController } from "./trainer-controller";
import { idOf, positionsFrom } from "./training";

const [FIRST, SECOND] = positionsFrom(shipped).spoil;

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("a position that was open before a reload is found again with its theme and number", async () => {
  const history = {
    state: { data: { games: [], days: [], mistakes: [] }, isPersistent: true },
    refresh: vi.fn(async () => {}),
  } as unknown as HistoryController;
  const trainer = new TrainerController(new Store(), history, { open: vi.fn() });
  const id = SECOND ? idOf(SECOND) : "";
  expect(trainer.entry(id)).toBeNull();
  await trainer.find(id);
  expect(trainer.entry(id)).toMatchObject({ number: 2, next: { type: "train", theme: "spoil" } });
});

test("a position of the trainer belongs to the mistake book once that is open", async () => {
  const store = new Store();
  const history = {
    state: { data: { games: [], days: [], mistakes: [] }, isPersistent: true },
    refresh: vi.fn(async () => {}),
  } as unknown as HistoryController;
  const open = vi.fn<GameActions["open"]>(async () => "open");
  const trainer = new TrainerController(store, history, { open });
  const id = FIRST ? idOf(FIRST) : "";
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  expect(open).toHaveBeenCalledOnce();
  store.set({ page: "statistics" });
  await Promise.resolve();
  expect(trainer.entry(id)?.page).toBe("trainer");
  store.set({ page: "mistakes" });
  await Promise.resolve();
  expect(trainer.entry(id)).toBeNull();
});
