/**
 * What is loaded after the first frame: the menu, dialogs, settings, moving cards, sounds, vibration, offline play,
 * places in the browser's history, and the report of URL problems.
 */

import "./menu-list";
import "../features/settings/settings-dialog";
import "../ui/faces/seat-face";
import "../styles/forced-colors.css";
import "../styles/low-notice.css";
import "../table/table-tip";
import "../features/new-game/new-game-dialog";
import type { GameFeatures } from "../app/features";
import type { GameController } from "../app/game/game-controller";
import { type Handlers, joinHandlers } from "../app/handlers";
import type { State } from "../app/state";
import type { Store } from "../app/store";
import { currentUrl, isFramed, parseUrl, type UrlParameters } from "../app/url";
import { reportProblems, urlProblems } from "../app/url-problems";
import { OfflineController } from "../features/offline/offline-controller";
import { SettingsController } from "../features/settings/settings-controller";
import { TipsController } from "../features/tips/tips-controller";
import { VibrationController } from "../features/vibration/vibration-controller";
import type { MenuIntent, OfflineIntent } from "../game/intents";
import { prefersLessMotion } from "../platform/settings/apply";
import type { Settings } from "../platform/settings/settings";
import type { LocalStore } from "../platform/storage/local-storage";
import { nextTask } from "../platform/tasks";
import typeface from "../styles/typeface/young-serif.woff2?url";
import { CardAnimator } from "../table/animation/card-animator";
import type { MenuList } from "./menu-list";
import type { NoticeList } from "./notice-list";
import { DialogOpener } from "./places/dialog-opener";
import { gameAt } from "./places/place";
import { PlaceHistory } from "./places/place-history";
import { SoundPlayer } from "./sound-player";

const TYPEFACE = "Young Serif";
/** Its widths are those of no other font. */
const SAMPLE = "Coloretto";

/** A frame caches no files, so there is nothing to update, to erase or to install in it. */
const IN_FRAME: Handlers<OfflineIntent> = {
  "apply-update": () => undefined,
  "erase-data": () => undefined,
  install: () => undefined,
};

/** The popover opens by itself. */
const MENU: Handlers<MenuIntent> = { "open-menu": () => undefined };

/** Report the invalid parameters of the URL, and what else has been noted so far. */
export function reportUrlProblems(store: Store, parameters: UrlParameters, settings: Settings): void {
  // The facade of a frame has dropped an invalid theme.
  const { theme } = parseUrl(currentUrl());
  for (const problem of urlProblems({ ...parameters, theme }, settings)) store.addProblem(problem);
  reportProblems(store);
  // A notice that came before the texts has a code for each that was missing.
  document.querySelector<NoticeList>("notice-list")?.requestUpdate();
}

export function createAnimator(store: Store): CardAnimator {
  return new CardAnimator(
    () => store.state.travelMs,
    () => prefersLessMotion(store.state.settings),
  );
}

/** @param ownWorker the service worker that served this page; null if none did */
export async function createHandlers(
  store: Store,
  storage: LocalStore,
  game: GameController,
  ownWorker: ServiceWorker | null,
  loadFeatures: () => Promise<GameFeatures | null>,
  parameters: UrlParameters,
) {
  const isBuilt = import.meta.env.MODE === "production";
  const offline = isFramed() ? IN_FRAME : new OfflineController(store, isBuilt, ownWorker).handlers;
  const sounds = new SoundPlayer(store);
  await nextTask();
  const dialogs = new DialogOpener(store, storage, loadFeatures);
  const vibration = new VibrationController(store);
  const settings = new SettingsController(store, storage, (change) => {
    if (change.pace) game.paceChanged();
    if (change.volume) sounds.playSample();
    if (change.vibration) vibration.playSample();
  });
  const tips = new TipsController(store, storage);
  const completeMenu = ({ settings: { volume }, install }: State) => {
    const menu = document.querySelector<MenuList>("menu-list");
    if (menu) Object.assign(menu, { volume, canInstall: install !== null });
  };
  store.subscribe(completeMenu);
  await nextTask();
  showLateTypeface();
  await nextTask();
  new PlaceHistory(store, { game, dialogs, loadFeatures }, gameAt(parameters));
  return joinHandlers(dialogs.handlers, settings.handlers, tips.handlers, offline, MENU);
}

/** Show the typeface with the next press if it came after the first frame: before, titles would move. */
function showLateTypeface(): void {
  if (widthIn(`"${TYPEFACE}", monospace`) !== widthIn("monospace")) return;
  const face = new FontFace(TYPEFACE, `url(${typeface})`, { weight: "1 999" });
  const show = () => document.fonts.add(face);
  // Without a connection, the next visit has it.
  void face.load().then(
    () => addEventListener("pointerdown", show, { capture: true, once: true }),
    () => undefined,
  );
}

function widthIn(family: string): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `99px ${family}`;
  return pen.measureText(SAMPLE).width;
}
