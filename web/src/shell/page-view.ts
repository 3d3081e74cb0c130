import { render } from "lit";
import type { State } from "../app/state";
import type { Store } from "../app/store";
import { addressOfSave, forgetLanguageInAddress, isFramed, rulesAddress, shareAddress, siteAddress } from "../app/url";
import type { View } from "../engine/protocol";
import { isSameGame } from "../game/view-queries";
import { t } from "../i18n";
import { noteStir } from "../platform/idle";
import { wear } from "../platform/settings/appearance";
import { languageWishes, speak } from "../platform/settings/page-language";
import type { Settings } from "../platform/settings/settings";
import { CardAnimator } from "../table/animation/card-animator";
import { type FeatureViews, type Links, renderPage } from "./app-view";

/** Draws the page from the store, and animates the change from one view of a game to the next. */
export class PageView {
  readonly #animator = new CardAnimator(
    document.querySelector<HTMLElement>(".animation-layer") as HTMLElement,
    () => this.store.state.travelMs,
    () => prefersLessMotion(this.store.state.settings),
  );
  #features: FeatureViews | undefined;
  #isMainShown = isFramed();
  #view: View | null;
  #settings: Settings;

  /** @param isSaved returns whether the browser stores the game in play */
  constructor(
    private readonly store: Store,
    private readonly isSaved: () => boolean,
  ) {
    this.#view = store.state.view;
    this.#settings = store.state.settings;
    applySettings(this.#settings);
    store.subscribe((state) => this.#follow(state));
  }

  /** Render the main content, too, which takes as long as all the rest. */
  showMain(): void {
    if (this.#isMainShown) return;
    this.#isMainShown = true;
    this.#render();
  }

  addFeatures(features: FeatureViews): void {
    this.#features = features;
    this.#render();
  }

  #follow(state: State): void {
    const [view, settings] = [this.#view, this.#settings];
    if (view && state.view && isSameGame(view, state.view)) this.#animator.start(view, state.view);
    if (state.view !== view) noteStir();
    document.documentElement.dataset.engine = state.engine;
    this.#view = state.view;
    this.#settings = state.settings;
    if (state.settings !== settings) applySettings(state.settings);
    if (state.settings.language !== settings.language) void this.#changeLanguage();
    this.#render();
  }

  async #changeLanguage(): Promise<void> {
    forgetLanguageInAddress();
    await useLanguage(this.store, languageWishes(null, this.#settings));
    // Elements update their texts themselves; the page around them does not.
    this.#render();
  }

  #render(): void {
    const { state } = this.store;
    render(renderPage(state, linksFor(state, this.isSaved()), this.#features, this.#isMainShown), document.body);
    if (this.#isMainShown) document.querySelector(".splash, .facade")?.remove();
  }
}

/** Use the first available language; report one whose texts could not be fetched. */
export async function useLanguage(store: Store, wishes: readonly (string | null)[]): Promise<void> {
  const isLoaded = await speak(wishes);
  document.title = t("title");
  if (!isLoaded) store.addNotice("notice-no-language");
}

/** Return the links; they open in a new tab while the game in play is not saved. */
function linksFor({ save }: State, isSaved: boolean): Links {
  const rules = rulesAddress();
  if (!isFramed()) return { rules, fullPage: null, share: shareAddress(), target: isSaved ? "_self" : "_blank" };
  return { rules, fullPage: save === null ? siteAddress().href : addressOfSave(save), share: null, target: "_blank" };
}

/** Call it only for changed settings, because setting equal values costs the browser as much. */
function applySettings(settings: Settings): void {
  wear(settings);
  setThemeColour(settings);
}

/** Colour the browser's toolbars by the chosen theme, or by the system's. */
function setThemeColour({ theme }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const scheme = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
  }
}

function prefersLessMotion({ motion }: Settings): boolean {
  return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
