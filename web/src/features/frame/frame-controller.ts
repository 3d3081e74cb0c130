import "./frame.css";
import type { GameActions } from "../../app/features";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { queryFrom } from "../../app/url";
import { HEIGHT } from "../../embed/default-height";
import { type FrameMessage, type HostCommand, parseCommand } from "../../embed/messages";
import type { LogEntry, View } from "../../engine/protocol";
import { entriesSince, startsOver } from "../../game/view-queries";
import { languageTag } from "../../i18n";

/** The game in a frame: posts events to the host page, and executes its commands. */
export class FrameController {
  #height = 0;
  /** WordPress gives each frame a secret, and ignores messages without it. */
  readonly #secret = new URLSearchParams(location.hash.replace(/^#\??/, "")).get("secret");

  constructor(
    private readonly store: Store,
    private readonly game: Pick<GameActions, "open">,
    private readonly showLink: (link: string) => void,
    /** Messages that came before this module was loaded. */
    early: readonly MessageEvent[],
  ) {
    early.forEach(this.#onMessage);
    addEventListener("message", this.#onMessage);
    document.addEventListener("click", this.#onClick);
    new ResizeObserver(() => this.#postHeight()).observe(document.body);
    addEventListener("resize", () => this.#postHeight());
    store.subscribe((state, before) => this.#follow(state, before));
  }

  #follow(state: State, shown: State): void {
    const isNewGame = startsOver(shown, state);
    const { view: before } = shown;
    const { view } = state;
    if (!view) return;
    if (isNewGame) this.#postStart(view);
    for (const entry of isNewGame ? [] : entriesSince(before, view)) this.#postMove(entry);
    if (view.result && !before?.result) {
      this.#post({
        type: "coloretto:v1:end",
        scores: view.seats.map(({ score }) => score),
        ranks: view.result.ranks,
      });
    }
  }

  #postStart({ players, edition, scoring, seed }: View): void {
    this.#height = 0;
    this.#postHeight();
    this.#post({ type: "coloretto:v1:start", players, edition, scoring, seed });
  }

  #postMove(entry: LogEntry): void {
    const { kind } = entry;
    if (kind === "draw" || kind === "place" || kind === "take") {
      this.#post({ type: "coloretto:v1:move", seat: entry.seat, action: kind });
    }
  }

  /** Post the height only when it grows: a frame that shrinks would move the text around it. */
  #postHeight(): void {
    const { scrollHeight } = document.documentElement;
    const needed = scrollHeight > innerHeight ? scrollHeight : HEIGHT;
    if (needed <= this.#height && this.#height !== 0) return;
    this.#height = needed;
    this.#post({ type: "coloretto:v1:height", value: needed });
    if (this.#secret) parent.postMessage({ message: "height", value: needed, secret: this.#secret }, "*");
  }

  #post(message: FrameMessage): void {
    if (parent !== window) parent.postMessage(message, "*");
  }

  /** Execute commands of the host page; count all other messages and ignore them. */
  #onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const command = source === parent && parent !== window ? parseCommand(data) : null;
    if (command && this.#execute(command)) return;
    const { dataset } = document.documentElement;
    dataset.ignored = String(Number(dataset.ignored ?? 0) + 1);
  };

  #execute(command: HostCommand): boolean {
    const { settings } = this.store.state;
    if (command.type === "coloretto:v1:setTheme") {
      if (settings.theme !== command.theme) this.store.set({ settings: { ...settings, theme: command.theme } });
      return true;
    }
    if (command.type === "coloretto:v1:setLang") {
      const { lang: language } = command;
      if (!languageTag(language)) return false;
      if (language !== settings.language) this.store.set({ settings: { ...settings, language } });
      return true;
    }
    void this.game.open({ from: "engine", game: { query: queryFrom(Object.entries(command.query)) ?? {} } });
    return true;
  }

  /** Open a link in a new tab, or through the host page if the frame may not open tabs. */
  #onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[target=_blank]");
    if (!link) return;
    event.preventDefault();
    const url = link.href;
    if (this.#secret) {
      parent.postMessage({ message: "link", value: url, secret: this.#secret }, "*");
      return;
    }
    // With "noopener", open() would not report whether a tab was opened, so the opener is cleared below.
    const page = open(url, "_blank");
    if (page) {
      clearOpener(page);
      return;
    }
    this.#post({ type: "coloretto:v1:share", url });
    this.showLink(url);
  };
}

/** Clear the opener of a new page; in a sandboxed frame the page is cross-origin and this fails. */
function clearOpener(page: Window): void {
  try {
    page.opener = null;
  } catch {
    // The page clears its opener itself.
  }
}
