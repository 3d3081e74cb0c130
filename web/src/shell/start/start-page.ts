import { GameController } from "../../app/game/game-controller";
import { createDispatch, type IntentOf, joinHandlers } from "../../app/handlers";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { isFramed, removeGameFromUrl } from "../../app/url";
import { settingsFor } from "../../app/url-settings";
import { loadAllTexts } from "../../i18n";
import { workersOrNull } from "../../offline/workers";
import { logUncaughtErrors } from "../../platform/error-log";
import { ALL_TIPS, SEEN_TIPS } from "../../platform/storage/local-storage";
import { nextPaint, nextTask, pause, whenIdle, whenInactive } from "../../platform/tasks";
import { PageView, showLanguage } from "../page-view";
import {
  type createEngine,
  type createStores,
  type initialSource,
  linkManifest,
  readUrl,
  retryLostStyles,
} from "./start-up";

/** The head start of the engine's worker, which cannot start while the page renders the table. */
const WORKER_HEAD_START_MS = 40;

/** The longest time that the engine's start waits for the first frame, which it would delay; a hidden frame has none. */
const ENGINE_START_TIMEOUT_MS = 100;

/** What differs between the pages that show a table. */
interface TablePage {
  createEngine: typeof createEngine;
  createStores: typeof createStores;
  initialSource: typeof initialSource;
}

/** Show the page and start the engine; resolve once a game is open, or the start screen is shown. */
export async function startPage({ createEngine, createStores, initialSource }: TablePage): Promise<void> {
  logUncaughtErrors();
  window.opener = null;
  retryLostStyles();
  const early: MessageEvent[] = window.colorettoEarly ?? [];
  delete window.colorettoEarly;
  const collect = (event: MessageEvent) => void early.push(event);
  if (isFramed()) addEventListener("message", collect);
  const parameters = readUrl();
  const ownWorker = workersOrNull()?.controller ?? null;
  const isCached = ownWorker !== null;
  const storesLater = createStores();
  const engine = await createEngine(parameters, isCached, storesLater);
  const stores = await storesLater;
  const { storage, tab } = stores;
  const store = new Store();
  const settings = settingsFor(parameters, storage.readSettings());
  store.set({ settings });
  await showLanguage(store);
  // Before the table is shown, so that nothing moves.
  if (settings.leftHanded) await import("../../styles/left-handed.css").catch(reportError);
  if (matchMedia("(forced-colors: active)").matches) await import("../../styles/forced-colors.css").catch(reportError);
  await pause(isCached ? WORKER_HEAD_START_MS : 0);

  const view = new PageView(store, () => storage.isPersistent);
  await view.renderRest();

  const loadTexts = memoize(loadAllTexts);
  const loadDialogs = memoize(async () => {
    // The dialogs render their texts as soon as the module runs.
    await loadTexts();
    const { createAnimator, createHandlers, reportUrlProblems } = await import("../after-first-frame");
    // A task for each step, as together they would hold up a press on a phone.
    await nextTask();
    view.addAnimator(createAnimator(store));
    reportUrlProblems(store, parameters, settings);
    await nextTask();
    return createHandlers(store, storage, game, ownWorker, featuresOrNull, parameters);
  });
  const loadFeatures = memoize(async () => {
    // The final scores render their texts as soon as the module runs.
    await loadTexts();
    const { createFeatures } = await import("../lazy-features");
    const features = createFeatures(engine, store, game, stores);
    view.addFeatures(features.views);
    return features;
  });
  const reportMissing = () => {
    store.addNotice("notice-part-missing");
    return null;
  };
  const featuresOrNull = () => loadFeatures().catch(reportMissing);
  const dialogsOrNull = () => loadDialogs().catch(reportMissing);

  // A frame's URL belongs to its host and stays.
  const clearUrl = isFramed() ? () => tab.markUrlOpened() : removeGameFromUrl;
  store.set({ hasTips: storage.read(SEEN_TIPS) !== ALL_TIPS });
  const game = new GameController(engine, store, stores, clearUrl, featuresOrNull);
  const dispatch = createDispatch(
    joinHandlers(game.handlers, {
      "dismiss-notice": ({ id }: IntentOf<"dismiss-notice">) => store.removeNotice(id),
    }),
    [dialogsOrNull, async () => (await featuresOrNull())?.handlers ?? null],
  );
  document.body.addEventListener("intent", ({ detail }) => void dispatch(detail));

  runOnceWhen(
    store,
    ({ screen, isReturning }) => screen === "welcome" && isReturning,
    // Without home, the welcome is shown.
    async () => (await featuresOrNull()) ?? store.set({ isReturning: false }),
  );
  // The choice of the jokers' colours and the final scores are among them.
  for (const phase of ["jokers", "over"]) {
    runOnceWhen(
      store,
      ({ view }) => view?.phase === phase,
      () => void featuresOrNull(),
    );
  }
  runOnceWhen(
    store,
    // Also after a failure, which a newer version may fix.
    ({ engine }) => engine !== "loading",
    () => whenIdle(() => loadDialogs().catch((error) => console.info("no dialogs yet:", error))),
  );
  runOnceWhen(
    store,
    // A prepared opening is played while the engine loads.
    ({ view, engine }) => view !== null && engine === "ready",
    () => {
      // They save the games that end.
      whenIdle(() => loadFeatures().catch((error) => console.info("this game is not saved:", error)));
      whenInactive(() =>
        engine.saveSnapshot().catch((error) => console.info("no snapshot for the next start:", error)),
      );
    },
  );
  if (isFramed()) {
    const showLink = (link: string) => void dispatch({ type: "show-link", link });
    await import("../lazy-features").then(
      ({ FrameController }) => new FrameController(store, game, showLink, early),
      reportMissing,
    );
    removeEventListener("message", collect);
  } else {
    whenIdle(linkManifest);
  }
  addEventListener("online", () => {
    if (needsNetwork(store.state.failure)) void dispatch({ type: "try-again" });
  });
  if (!isCached) await Promise.race([nextPaint(), pause(ENGINE_START_TIMEOUT_MS)]);
  const { page, dialog } = parameters;
  // It would cover the page.
  if (page !== null && page !== "review" && page !== "table") tab.replay = null;
  const started = game.start(initialSource(parameters, stores));
  // They open what the address names.
  if (page ?? dialog) void dialogsOrNull();
  await started;
}

/** Return a function that makes the value once, and tries again after a failure. */
function memoize<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function runOnceWhen(store: Store, isDue: (state: State) => boolean, act: () => void): void {
  let hasRun = false;
  store.subscribe((state) => {
    if (hasRun || !isDue(state)) return;
    hasRun = true;
    act();
  });
}

function needsNetwork(failure: State["failure"]): boolean {
  return failure === "download" || failure === "stalled" || failure === "offline";
}
