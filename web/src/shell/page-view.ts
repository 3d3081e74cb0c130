import { render } from "lit";
import type { State } from "../app/state";
import type { Store } from "../app/store";
import { isFramed, pageUrl, saveUrl, siteUrl } from "../app/url";
import { isContinuation } from "../game/view-queries";
import { applyAppearance, applyLanguage } from "../platform/settings/apply";
import type { Settings } from "../platform/settings/settings";
import { nextTask, recordActivity } from "../platform/tasks";
import type { CardAnimator } from "../table/animation/card-animator";
import { type FeatureViews, type Links, PARTS, renderPage } from "./app-view";

/** Renders the page from the store, and animates the cards between two views of a game. */
export class PageView {
  #animator: CardAnimator | undefined;
  #features: FeatureViews | undefined;
  #parts = isFramed() ? PARTS : 1;
  #settings: Settings;

  /** @param isPersistent whether the game in play is stored in the browser */
  constructor(
    private readonly store: Store,
    private readonly isPersistent: () => boolean,
  ) {
    this.#settings = store.state.settings;
    applySettings(this.#settings);
    store.subscribe((state, before) => this.#follow(state, before));
  }

  /** Render the other parts of the page in tasks of their own, as together they would hold up a press on a phone. */
  async renderRest(): Promise<void> {
    while (this.#parts < PARTS) {
      await nextTask();
      this.#parts += 1;
      this.#render();
    }
  }

  addAnimator(animator: CardAnimator): void {
    this.#animator = animator;
  }

  addFeatures(features: FeatureViews): void {
    this.#features = features;
    this.#render();
  }

  #follow(state: State, before: State): void {
    const settings = this.#settings;
    const { view } = before;
    if (view && state.view && isContinuation(before, state)) this.#animator?.start(view, state.view);
    if (state.view !== view) recordActivity();
    document.documentElement.dataset.engine = state.engine;
    this.#settings = state.settings;
    if (state.settings !== settings) applySettings(state.settings);
    if (state.settings.language !== settings.language) void this.#changeLanguage();
    this.#render();
  }

  async #changeLanguage(): Promise<void> {
    await showLanguage(this.store);
    // Elements update their own texts; those of the page itself are rendered here.
    this.#render();
  }

  #render(): void {
    const { state } = this.store;
    render(renderPage(state, linksFor(state, this.isPersistent()), this.#features, this.#parts), document.body);
    if (this.#parts === PARTS) document.querySelector(".splash, .facade")?.remove();
  }
}

/** Show the page in the language of the settings; report texts that could not be loaded in a notice. */
export async function showLanguage(store: Store): Promise<void> {
  const isLoaded = await applyLanguage(store.state.settings);
  if (!isLoaded) store.addNotice("notice-no-language");
}

/** Return the page's links. They open a new tab if leaving the page would lose the game. */
function linksFor({ save, page, screen }: State, isPersistent: boolean): Links {
  const staysHere = isPersistent && !isFramed();
  const place = page === "table" && screen === "welcome" ? "home" : page;
  const link = (name: Parameters<typeof pageUrl>[0]) => pageUrl(name, staysHere ? place : null);
  return {
    rules: link("rules"),
    workshop: link("workshop"),
    fullPage: isFramed() ? (save === null ? siteUrl().href : saveUrl(save)) : null,
    share: isFramed() ? null : link("share"),
    target: staysHere ? "_self" : "_blank",
  };
}

/** Apply the settings. Call it only if they changed: setting equal attributes costs the browser as much. */
function applySettings(settings: Settings): void {
  applyAppearance(settings);
  colourBrowserBars(settings);
}

/** Colour the browser's own bars by the theme. */
function colourBrowserBars({ theme }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const scheme = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
  }
}
