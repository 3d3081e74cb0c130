import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/app-header.css";
import "./styles/bot-card.css";
import "./styles/card-face.css";
import "./styles/cover.css";
import "./styles/device-panel.css";
import "./styles/first-hint.css";
import "./styles/flights.css";
import "./styles/game-log.css";
import "./styles/game-table.css";
import "./styles/joker-panel.css";
import "./styles/keys-dialog.css";
import "./styles/load-progress.css";
import "./styles/notice-list.css";
import "./styles/pace-buttons.css";
import "./styles/player-area.css";
import "./styles/points-aid.css";
import "./styles/row-lane.css";
import "./styles/score-sheet.css";
import "./styles/settings-dialog.css";
import "./styles/setup-form.css";
import "./styles/supply-pile.css";
import "./styles/welcome-panel.css";
import "./styles/forced-colors.css";
import "./elements/app-header";
import "./elements/bot-card";
import "./elements/card-art";
import "./elements/card-face";
import "./elements/device-panel";
import "./elements/first-hint";
import "./elements/game-log";
import "./elements/game-table";
import "./elements/joker-panel";
import "./elements/keys-dialog";
import "./elements/load-progress";
import "./elements/notice-list";
import "./elements/pace-buttons";
import "./elements/player-area";
import "./elements/points-aid";
import "./elements/row-lane";
import "./elements/row-lanes";
import "./elements/score-sheet";
import "./elements/settings-dialog";
import "./elements/setup-form";
import "./elements/status-line";
import "./elements/supply-pile";
import "./elements/unseen-cards";
import "./elements/welcome-panel";
import { html, nothing, render } from "lit";
import { keyed } from "lit/directives/keyed.js";
import {
  type Address,
  addressFrom,
  forgetGameInAddress,
  forgetLanguageInAddress,
  forgetNewInAddress,
  rulesAddress,
} from "./address";
import { Flights } from "./anim/run";
import { Controller } from "./controller";
import { hasMemory, savesData } from "./economy";
import { emptyTable } from "./empty-table";
import { EngineClient } from "./engine/client";
import type { Engine, EngineConfig } from "./engine/engine";
import type { View } from "./engine/protocol";
import { HintGuide } from "./hint-guide";
import { hintStorage } from "./hint-storage";
import { isLanguage, languageInUse, languageTags, t } from "./i18n";
import { languageWishes, speak } from "./language";
import { wear } from "./looks";
import { OfflineGuide } from "./offline-guide";
import { CHOICES, isPace, LOUDEST, type Settings } from "./settings";
import { Sounds, soundsBetween } from "./sound";
import { KeptThings } from "./storage";
import { type State, Store } from "./store";
import { whenIdle } from "./when-idle";
import { seatNames } from "./words";

await main();

async function main(): Promise<void> {
  const address = addressFrom(location.search);
  const engine = await openEngine(address);
  const store = new Store();
  const kept = new KeptThings();
  const settings: Settings = { ...kept.readSettings(), ...(isPace(address.speed) && { pace: address.speed }) };
  store.set({ settings });
  await speakOrTell(store, languageWishes(address.language, settings));
  tellProblem(store, "speed", address.speed, CHOICES.pace, settings.pace);
  if (!isLanguage(address.language)) tellProblem(store, "lang", address.language, languageTags(), languageInUse());

  const flights = new Flights(
    document.querySelector<HTMLElement>(".flights") as HTMLElement,
    () => store.state.travelMs,
    () => prefersLessMotion(store.state.settings),
  );
  const sounds = new Sounds(() => store.state.settings.volume / LOUDEST);
  for (const press of ["click", "keydown"]) addEventListener(press, () => void sounds.wake(), { capture: true });
  let before = store.state.view;
  let shown = settings;
  show(settings);

  store.subscribe((state) => {
    if (before && state.view && isSameGame(before, state.view)) {
      flights.depart(before, state.view);
      sounds.play(soundsBetween(before, state.view));
    }
    before = state.view;
    document.documentElement.dataset.engine = state.engine;
    if (state.settings !== shown) show(state.settings);
    if (state.settings.language !== shown.language) {
      forgetLanguageInAddress();
      void speakOrTell(store, languageWishes(null, state.settings));
    }
    shown = state.settings;
    render(page(state), document.body);
    document.querySelector(".cover")?.remove();
  });
  const guide = new HintGuide(store, hintStorage);
  document.body.addEventListener("intent", (event) => guide.handle(event.detail));
  const controller = new Controller(engine, store, kept, forgetGameInAddress);
  document.body.addEventListener("intent", (event) => {
    void controller.handle(event.detail);
    if (event.detail.type === "change-settings" && event.detail.change.volume) void sounds.sample();
  });
  onceThereIsAGame(store, () => {
    engine.keepSnapshot().catch((error) => console.info("nothing kept for the next start:", error));
  });
  const offline = new OfflineGuide(store, import.meta.env.MODE === "production");
  document.body.addEventListener("intent", (event) => offline.handle(event.detail));
  addEventListener("online", () => {
    if (isForWantOfNetwork(store.state.failure)) void controller.handle({ type: "try-again" });
  });
  if (address.isNew) {
    forgetNewInAddress();
    void controller.handle({ type: "open-setup" });
  }
  await controller.start(address.game);
}

/** What is of use only later waits until nothing is in its way. */
function onceThereIsAGame(store: Store, act: () => void): void {
  let isDone = false;
  store.subscribe(({ view }) => {
    if (isDone || !view) return;
    isDone = true;
    whenIdle(act);
  });
}

async function openEngine({ fake, snapshot }: Address): Promise<Engine> {
  if (import.meta.env.MODE === "fake") {
    // Tests in every language find things by what the page calls them.
    Object.assign(globalThis, { t });
    const { FakeEngine } = await import("./engine/fake");
    return new FakeEngine(fake ?? "four-players");
  }
  const config: EngineConfig = { ...JSON.parse(import.meta.env.VITE_ENGINE ?? "{}"), base: document.baseURI };
  return new EngineClient(config, config.snapshots && snapshot !== "off" && !savesData() && hasMemory());
}

async function speakOrTell(store: Store, wishes: readonly (string | null)[]): Promise<void> {
  const isThere = await speak(wishes);
  document.title = t("title");
  if (!isThere) store.addNotice("notice-no-language");
}

function isForWantOfNetwork(failure: State["failure"]): boolean {
  return failure === "download" || failure === "stalled" || failure === "offline";
}

function tellProblem(store: Store, name: string, value: string | null, allowed: readonly string[], used: string): void {
  if (value === null || allowed.includes(value)) return;
  store.addProblem({ name, value, allowed: [...allowed], used });
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

function page(state: State) {
  const { engine, screen, view, progress, failure, botCard } = state;
  const isOver = screen === "game" && view?.phase === "over";
  return html`
    <card-art></card-art>
    <app-header .isPlaying=${screen === "game"} .undo=${view?.undo ?? false} .redo=${view?.redo ?? false}
      .rulesAddress=${rulesAddress()}></app-header>
    <notice-list .notices=${state.notices}></notice-list>
    <main>
      ${
        isOver
          ? html`<score-sheet .view=${view}></score-sheet>`
          : keyed(
              view !== null,
              html`<game-table .view=${view ?? emptyTable} .jokers=${state.jokers} .hint=${state.hints.shown} .aside=${state.aside} .isBusy=${state.isBusy} .pace=${state.settings.pace}
                .isOn=${screen === "game"} ?inert=${screen !== "game" || engine !== "ready"}></game-table>`,
            )
      }
      ${
        screen === "welcome"
          ? html`<welcome-panel .engine=${engine} .progress=${progress} .failure=${failure}></welcome-panel>`
          : nothing
      }
      ${
        screen !== "welcome" && engine !== "ready"
          ? html`<load-progress class="panel" .engine=${engine} .progress=${progress} .failure=${failure}></load-progress>`
          : nothing
      }
    </main>
    <setup-form .isOpen=${state.setup.isOpen} .problem=${state.setup.problem} .options=${state.options}></setup-form>
    <bot-card .isOpen=${botCard.isOpen} .seat=${view?.seats[botCard.seat] ?? null}
      .name=${view ? (seatNames(view)[botCard.seat] ?? "") : ""} .options=${state.options}></bot-card>
    <settings-dialog .isOpen=${state.isChangingSettings} .settings=${state.settings} .offline=${state.offline}></settings-dialog>
    <keys-dialog .isOpen=${state.isShowingKeys}></keys-dialog>
    <status-line .news=${state.news} .aside=${state.aside} .view=${view}></status-line>
  `;
}
