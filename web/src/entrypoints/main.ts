import "../styles/tokens.css";
import "../styles/base.css";
import "../shell/splash.css";
import { render } from "lit";
import { Controller } from "../app/game/game-controller";
import { TabMemory } from "../app/saves/tab-memory";
import { type State, Store } from "../app/store";
import {
  type Address,
  addressFrom,
  addressOfSave,
  forgetGameInAddress,
  forgetLanguageInAddress,
  forgetNewInAddress,
  isFramed,
  rulesAddress,
  shareAddress,
  siteAddress,
} from "../app/url";
import { EngineClient } from "../engine/client";
import type { Engine, EngineConfig } from "../engine/engine";
import { isOpaque } from "../engine/host";
import type { View } from "../engine/protocol";
import { HintGuide } from "../features/tips/tips-controller";
import { hintStorage } from "../features/tips/tips-storage";
import type { Opening } from "../game/game-source";
import type { Intent } from "../game/intents";
import { t, useAllTexts } from "../i18n";
import { onDataErased } from "../offline/erased";
import { workersOrNull } from "../offline/workers";
import { hasMemory, savesData } from "../platform/device";
import { noteWhatIsNotCaught } from "../platform/error-log";
import { noteStir, whenIdle, whenQuiet } from "../platform/idle";
import { KeptThings } from "../platform/local-storage";
import { wear } from "../platform/settings/appearance";
import { languageWishes, speak } from "../platform/settings/page-language";
import { isPace, isTheme, LOUDEST, type Settings } from "../platform/settings/settings";
import { type Links, page } from "../shell/app-view";
import type { Later } from "../shell/lazy-features";
import { Flights } from "../table/animation/run";
import { Sounds, soundsBetween } from "../table/sound";
import "../styles/forced-colors.css";

/** What the parts that come later are fetched for. */
const FETCHES_LATER: ReadonlySet<Intent["type"]> = new Set([
  "turn-to",
  "hint",
  "why",
  "review",
  "show-link",
  "open-keys",
  "keep-file",
]);

/** What opens a dialog that is fetched after the first frame. */
const OPENS_DIALOG: ReadonlySet<Intent["type"]> = new Set(["open-setup", "open-settings", "open-bot-card"]);

/** While the table is drawn, the engine's worker cannot begin: the browser needs the page for that. */
const HEAD_START_MS = 40;

/** Where the first frame takes longer than so, or the browser does not say when it is over. Sooner, Python is in its way. */
const LATEST_ENGINE_MS = 100;

/** Where the page is never idle. */
const LATEST_SOUND_MS = 500;

const STYLE_AGAIN_MS = 2000;

await main();

async function main(): Promise<void> {
  noteWhatIsNotCaught();
  window.opener = null;
  askAgainForLostStyles();
  const early: MessageEvent[] = window.colorettoEarly ?? [];
  delete window.colorettoEarly;
  const hold = (event: MessageEvent) => void early.push(event);
  if (isFramed()) addEventListener("message", hold);
  const address = isFramed() ? { ...addressFrom(location), ...wishesOfFrame() } : addressFrom(location);
  const ownWorker = workersOrNull()?.controller ?? null;
  const isAtHand = ownWorker !== null;
  const engine = await openEngine(address, isAtHand);
  const store = new Store();
  const place = isFramed() ? await frameName() : "";
  const kept = new KeptThings(place);
  const tab = new TabMemory(place);
  const settings: Settings = {
    ...kept.readSettings(),
    ...(isPace(address.speed) && { pace: address.speed }),
    ...(isTheme(address.theme) && { theme: address.theme }),
  };
  store.set({ settings });
  await speakOrTell(store, languageWishes(address.language, settings));
  await pause(isAtHand ? HEAD_START_MS : 0);

  const flights = new Flights(
    document.querySelector<HTMLElement>(".flights") as HTMLElement,
    () => store.state.travelMs,
    () => prefersLessMotion(store.state.settings),
  );
  const sounds = new Sounds(
    () => store.state.settings.volume / LOUDEST,
    (act) => whenIdle(act, LATEST_SOUND_MS),
  );
  for (const press of ["click", "keydown"]) addEventListener(press, () => void sounds.wake(), { capture: true });
  let later: Later | undefined;
  let before = store.state.view;
  let shown = settings;
  let hasMain = isFramed();
  show(settings);

  store.subscribe((state) => {
    if (before && state.view && isSameGame(before, state.view)) {
      flights.depart(before, state.view);
      sounds.play(soundsBetween(before, state.view));
    }
    if (state.view !== before) noteStir();
    before = state.view;
    document.documentElement.dataset.engine = state.engine;
    if (state.settings !== shown) show(state.settings);
    if (state.settings.language !== shown.language) {
      forgetLanguageInAddress();
      void speakOrTell(store, languageWishes(null, state.settings));
    }
    shown = state.settings;
    render(page(state, linksFor(state, kept.isLasting), later, hasMain), document.body);
    if (hasMain) document.querySelector(".cover, .facade")?.remove();
  });
  if (!hasMain) {
    await pause(0);
    hasMain = true;
    store.set({});
  }
  once(
    store,
    ({ view }) => view?.phase === "over",
    () => fetchLater().catch(() => undefined),
  );
  const guide = new HintGuide(store, hintStorage);
  onDataErased(() => hintStorage.stop());
  document.body.addEventListener("intent", (event) => guide.handle(event.detail));
  const ways = {
    send: (intent: Intent) => controller.handle(intent),
    tellError: (error: unknown) => controller.tellError(error),
    rest: () => controller.rest(),
    keep: (save: string) => controller.keep(save),
  };
  const fetchAllTexts = onlyOnce(useAllTexts);
  const fetchAfterFirstFrame = onlyOnce(async () => {
    // Its dialogs show their texts as soon as it runs.
    await fetchAllTexts();
    const { reportAddress, playOffline } = await import("../shell/after-first-frame");
    reportAddress(store, { ...address, theme: addressFrom(location).theme }, settings);
    if (!isFramed()) playOffline(store, ownWorker);
  });
  const openDialogs = () => void fetchAfterFirstFrame().catch(() => store.addNotice("notice-part-missing"));
  const fetchLater = onlyOnce(async () => {
    const [parts] = await Promise.all([import("../shell/lazy-features"), fetchAllTexts()]);
    later = new parts.Later(engine, store, ways);
    store.set({});
    return later;
  });
  // A frame keeps its address, which is not the reader's.
  const forgetAddress = isFramed() ? () => tab.noteOpenedAddress() : forgetGameInAddress;
  const controller = new Controller(engine, store, kept, tab, forgetAddress, fetchLater);
  document.body.addEventListener("intent", async ({ detail }) => {
    if (later?.takes(detail)) return;
    void controller.handle(detail);
    if (detail.type === "change-settings" && detail.change.volume) void sounds.sample();
    if (OPENS_DIALOG.has(detail.type)) openDialogs();
    if (FETCHES_LATER.has(detail.type)) await fetchLater().catch(() => store.addNotice("notice-part-missing"));
    later?.handle(detail);
  });
  once(
    store,
    // Also where it failed: a newer version may mend that.
    ({ engine }) => engine !== "loading",
    () => whenIdle(() => fetchAfterFirstFrame().catch((error) => console.info("no dialogs yet:", error))),
  );
  once(
    store,
    ({ view }) => view !== null,
    () => {
      // Games that end are kept there.
      whenIdle(() => fetchLater().catch((error) => console.info("this game is not kept:", error)));
      whenQuiet(() => engine.keepSnapshot().catch((error) => console.info("nothing kept for the next start:", error)));
    },
  );
  if (isFramed()) {
    await import("../shell/lazy-features").then(
      ({ FrameGuide }) => new FrameGuide(store, ways.send, early),
      () => store.addNotice("notice-part-missing"),
    );
    removeEventListener("message", hold);
  } else {
    whenIdle(tellManifest);
  }
  addEventListener("online", () => {
    if (isForWantOfNetwork(store.state.failure)) void controller.handle({ type: "try-again" });
  });
  if (address.isNew) {
    forgetNewInAddress();
    void controller.handle({ type: "open-setup" });
    openDialogs();
  }
  if (!isAtHand) await new Promise<void>((goOn) => whenIdle(goOn, LATEST_ENGINE_MS));
  await controller.start(askedBy(address, kept, tab));
}

/** What the frame's page has made of its address, and of what the page around it said since. */
function wishesOfFrame(): Pick<Address, "language" | "theme"> {
  const { lang, theme } = document.documentElement.dataset;
  return { language: lang || null, theme: theme === "system" ? null : (theme ?? null) };
}

/** By which its game is kept: its address, and a number where the page shows that address more than once. */
async function frameName(): Promise<string> {
  const slot = await import("../app/saves/frame-slot").then(
    ({ claimFrameSlot }) => claimFrameSlot(location.search),
    () => 1,
  );
  return `frame${location.search}${slot === 1 ? "" : `#${slot}`}`;
}

/** Whoever has pressed Play in a frame plays: the frame's game as it was left, or the one that its address asks for. */
function askedBy({ save, position, record, daily, game }: Address, kept: KeptThings, tab: TabMemory): Opening | null {
  if (isFramed() && tab.hasOpenedAddress && kept.readSave() !== null) return null;
  if (save !== null) return { from: "link", save };
  if (position) return { from: "position", position };
  if (record !== null) return { from: "record", record };
  if (daily !== null) return { from: "daily", date: daily };
  if (!isFramed()) return game && { from: "address", query: game };
  return kept.readSave() === null ? { from: "address", query: game ?? {} } : null;
}

/** A game that is not kept stays open beside what a link leads to. */
function linksFor({ save }: State, isKept: boolean): Links {
  const rules = rulesAddress();
  if (!isFramed()) return { rules, fullPage: null, share: shareAddress(), target: isKept ? "_self" : "_blank" };
  return { rules, fullPage: save === null ? siteAddress().href : addressOfSave(save), share: null, target: "_blank" };
}

/** In the page's text it would be fetched before the scripts that draw the table. */
function tellManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("manifest.webmanifest", siteAddress()).href;
  document.head.append(link);
}

/** Whoever fetches a part once more is not given its styles again: Vite asks for each only once. */
function askAgainForLostStyles(): void {
  const askAgain = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.rel === "stylesheet")) return;
    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_AGAIN_MS);
  };
  addEventListener("error", askAgain, { capture: true });
}

/** Whatever fails may be tried again. */
function onlyOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function once(store: Store, isTime: (state: State) => boolean, act: () => void): void {
  let isDone = false;
  store.subscribe((state) => {
    if (isDone || !isTime(state)) return;
    isDone = true;
    act();
  });
}

/** What comes after it is a task of its own: a slow phone answers between two short ones. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn, milliseconds));
}

/** Where all is at hand, the engine is what a person waits for, and begins at once; else it is the table. */
async function openEngine({ fake, snapshot }: Address, isAtHand: boolean): Promise<Engine> {
  if (import.meta.env.MODE === "fake") {
    // Tests in every language find things by what the page calls them.
    Object.assign(globalThis, { t });
    const { FakeEngine } = await import("../engine/fake");
    return new FakeEngine(fake ?? "four-players");
  }
  const config: EngineConfig = { ...JSON.parse(import.meta.env.VITE_ENGINE ?? "{}"), base: siteAddress().href };
  const mayKeep = !isFramed() && !isOpaque() && config.snapshots && snapshot !== "off" && !savesData() && hasMemory();
  return new EngineClient(config, mayKeep, isAtHand);
}

async function speakOrTell(store: Store, wishes: readonly (string | null)[]): Promise<void> {
  const isThere = await speak(wishes);
  document.title = t("title");
  // Elements word themselves again; what is worded between them is drawn from the store.
  store.set({});
  if (!isThere) store.addNotice("notice-no-language");
}

function isForWantOfNetwork(failure: State["failure"]): boolean {
  return failure === "download" || failure === "stalled" || failure === "offline";
}

/** Whether cards can have travelled from one view to the other. */
function isSameGame(before: View, after: View): boolean {
  return after !== before && after.seed === before.seed && after.log.length > 1;
}

/** To write the same again would cost the browser as much as something new. */
function show(settings: Settings): void {
  wear(settings);
  colourBars(settings);
}

/** The browser's own bars follow the system, else the choice. */
function colourBars({ theme }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const scheme = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
  }
}

function prefersLessMotion({ motion }: Settings): boolean {
  return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
