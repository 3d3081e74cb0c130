import { render } from "lit";
import type { State } from "../app/state";
import type { Store } from "../app/store";
import { isFramed, removeLanguageFromUrl, rulesUrl, saveUrl, shareUrl, siteUrl } from "../app/url";
import type { View } from "../engine/protocol";
import { isContinuation } from "../game/view-queries";
import { t } from "../i18n";
import { noteActivity } from "../platform/idle";
import { applyAppearance } from "../platform/settings/appearance";
import { applyLanguage, preferredLanguages } from "../platform/settings/page-language";
import type { Settings } from "../platform/settings/settings";
import { Flights } from "../table/animation/run";
import { type FeatureViews, type Links, page } from "./app-view";

/** The page as it is drawn from the store; between two views of a game cards travel. */
export class PageView {
  readonly #flights = new Flights(
    document.querySelector<HTMLElement>(".flights") as HTMLElement,
    () => this.store.state.travelMs,
    () => prefersLessMotion(this.store.state.settings),
  );
  #features: FeatureViews | undefined;
  #isMainShown = isFramed();
  #view: View | null;
  #settings: Settings;

  /** @param isKept whether the game in play is kept in the browser */
  constructor(
    private readonly store: Store,
    private readonly isKept: () => boolean,
  ) {
    this.#view = store.state.view;
    this.#settings = store.state.settings;
    applySettings(this.#settings);
    store.subscribe((state) => this.#follow(state));
  }

  /** Draw what is in the middle of the page, too, which takes as long again as all around it. */
  renderMain(): void {
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
    if (view && state.view && isContinuation(view, state.view)) this.#flights.depart(view, state.view);
    if (state.view !== view) noteActivity();
    document.documentElement.dataset.engine = state.engine;
    this.#view = state.view;
    this.#settings = state.settings;
    if (state.settings !== settings) applySettings(state.settings);
    if (state.settings.language !== settings.language) void this.#changeLanguage();
    this.#render();
  }

  async #changeLanguage(): Promise<void> {
    removeLanguageFromUrl();
    await showLanguage(this.store, preferredLanguages(null, this.#settings));
    // Elements render their texts again by themselves; what is between them does not.
    this.#render();
  }

  #render(): void {
    const { state } = this.store;
    render(page(state, linksFor(state, this.isKept()), this.#features, this.#isMainShown), document.body);
    if (this.#isMainShown) document.querySelector(".cover, .facade")?.remove();
  }
}

/** Use the first language of the preferred that there is; report one whose texts could not be fetched. */
export async function showLanguage(store: Store, preferred: readonly (string | null)[]): Promise<void> {
  const isLoaded = await applyLanguage(preferred);
  document.title = t("title");
  if (!isLoaded) store.addNotice("notice-no-language");
}

/** A game that is not kept stays open beside what a link leads to. */
function linksFor({ save }: State, isKept: boolean): Links {
  const rules = rulesUrl();
  if (!isFramed()) return { rules, fullPage: null, share: shareUrl(), target: isKept ? "_self" : "_blank" };
  return { rules, fullPage: save === null ? siteUrl().href : saveUrl(save), share: null, target: "_blank" };
}

/** To write the same again would cost the browser as much as something new. */
function applySettings(settings: Settings): void {
  applyAppearance(settings);
  colourBrowserBars(settings);
}

/** The browser's own bars follow the system, else the choice. */
function colourBrowserBars({ theme }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const scheme = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
  }
}

function prefersLessMotion({ motion }: Settings): boolean {
  return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
