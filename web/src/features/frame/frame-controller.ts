import "./frame.css";
import type { GameActions } from "../../app/features";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { gameFrom } from "../../app/url";
import { HEIGHT } from "../../embed/default-height";
import { type FrameMessage, type HostCommand, parseCommand } from "../../embed/messages";
import type { LogEntry, View } from "../../engine/protocol";
import { startsOver } from "../../game/view-queries";
import { findLanguage } from "../../i18n/languages";

/** The game in a frame on somebody's page: tells that page what happens, and does what it may ask for. */
export class FrameController {
  #before: View | null = null;
  #height = 0;
  /** WordPress gives each frame one, and listens to no message without. */
  readonly #secret = new URLSearchParams(location.hash.replace(/^#\??/, "")).get("secret");

  constructor(
    private readonly store: Store,
    private readonly game: Pick<GameActions, "open">,
    private readonly showLink: (link: string) => void,
    /** The messages that came before this, to be obeyed now. */
    early: readonly MessageEvent[],
  ) {
    early.forEach(this.#onMessage);
    addEventListener("message", this.#onMessage);
    document.addEventListener("click", this.#onClick);
    new ResizeObserver(() => this.#tellHeight()).observe(document.body);
    addEventListener("resize", () => this.#tellHeight());
    store.subscribe((state) => this.#follow(state));
  }

  #follow({ view }: State): void {
    const before = this.#before;
    this.#before = view;
    if (!view || view === before) return;
    const isOther = startsOver(before, view);
    if (isOther) this.#start(view);
    for (const entry of view.log.slice(isOther ? view.log.length : before?.log.length)) this.#move(entry);
    if (view.result && !before?.result) {
      this.#tell({
        type: "coloretto:v1:end",
        scores: view.seats.map(({ score }) => score),
        ranks: view.result.ranks,
      });
    }
  }

  #start({ players, edition, scoring, seed }: View): void {
    this.#height = 0;
    this.#tellHeight();
    this.#tell({ type: "coloretto:v1:start", players, edition, scoring, seed });
  }

  #move(entry: LogEntry): void {
    const { kind } = entry;
    if (kind === "draw" || kind === "place" || kind === "take") {
      this.#tell({ type: "coloretto:v1:move", seat: entry.seat, action: kind });
    }
  }

  /** Never less than at first: a frame that grows and shrinks moves what its reader reads. */
  #tellHeight(): void {
    const { scrollHeight } = document.documentElement;
    const needed = scrollHeight > innerHeight ? scrollHeight : HEIGHT;
    if (needed <= this.#height && this.#height !== 0) return;
    this.#height = needed;
    this.#tell({ type: "coloretto:v1:height", value: needed });
    if (this.#secret) parent.postMessage({ message: "height", value: needed, secret: this.#secret }, "*");
  }

  #tell(message: FrameMessage): void {
    if (parent !== window) parent.postMessage(message, "*");
  }

  /** Anybody may send anything; what is none of ours is counted and has no other effect. */
  #onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const command = source === parent && parent !== window ? parseCommand(data) : null;
    if (command && this.#obey(command)) return;
    const { dataset } = document.documentElement;
    dataset.ignored = String(Number(dataset.ignored ?? 0) + 1);
  };

  #obey(command: HostCommand): boolean {
    const { settings } = this.store.state;
    if (command.type === "coloretto:v1:setTheme") {
      if (settings.theme !== command.theme) this.store.set({ settings: { ...settings, theme: command.theme } });
      return true;
    }
    if (command.type === "coloretto:v1:setLang") {
      const language = findLanguage(command.lang)?.tag;
      if (language && language !== settings.language) this.store.set({ settings: { ...settings, language } });
      return language !== undefined;
    }
    void this.game.open({ from: "play", query: gameFrom(Object.entries(command.query)) ?? {} });
    return true;
  }

  /** Links lead out of the frame, if it may open anything. */
  #onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[target=_blank]");
    if (!link) return;
    event.preventDefault();
    const url = link.href;
    if (this.#secret) {
      parent.postMessage({ message: "link", value: url, secret: this.#secret }, "*");
      return;
    }
    // With "noopener" nobody would learn whether the page was opened; the page itself cuts the tie, too.
    const page = open(url, "_blank");
    if (page) {
      cutOpener(page);
      return;
    }
    this.#tell({ type: "coloretto:v1:share", url });
    this.showLink(url);
  };
}

/** Cuts the tie to the page that opened it. In a sandbox the new page is of another origin, and may not be written to. */
function cutOpener(page: Window): void {
  try {
    page.opener = null;
  } catch {
    // The page does it.
  }
}
