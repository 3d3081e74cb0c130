import { vi } from "vitest";

const SITE = "https://games.example/";

/** A tab of a browser: its history, and as much of the document as the places of the page use. */
export class Tab {
  readonly entries: { url: URL; state: { entry?: object } | null }[] = [];
  index = 0;
  readonly reload = vi.fn();
  readonly scrollTo = vi.fn();
  readonly listeners = new Map<string, () => void>();
  changeLanguage = (): void => undefined;
  readonly body = element();
  readonly heading = element();
  /** The title of the side page, while one is shown. */
  pageTitle: Element | null = null;
  popover: { hidePopover(): void } | null = null;
  activeElement: Element | null = this.body;
  title = "";

  constructor(address: string, state: object | null, frame?: string) {
    this.entries.push({ url: new URL(address, SITE), state: state && { entry: state } });
    const tab = this;
    const current = () => this.entries[this.index] as Tab["entries"][number];
    vi.stubGlobal("location", {
      get href() {
        return current().url.href;
      },
      get search() {
        return current().url.search;
      },
      get hash() {
        return current().url.hash;
      },
      reload: this.reload,
    });
    vi.stubGlobal("history", {
      get state() {
        return current().state;
      },
      pushState: (kept: object, _: string, url: URL) => {
        this.index += 1;
        this.entries.splice(this.index, Infinity, { url: new URL(url), state: structuredClone(kept) });
      },
      replaceState: (kept: object, _: string, url: URL) => {
        this.entries[this.index] = { url: new URL(url), state: structuredClone(kept) };
      },
      go: (steps: number) => void setTimeout(() => this.go(steps)),
    });
    vi.stubGlobal("document", {
      get baseURI() {
        return current().url.href;
      },
      documentElement: { dataset: { frame } },
      body: this.body,
      get activeElement() {
        return tab.activeElement;
      },
      get title() {
        return tab.title;
      },
      set title(title: string) {
        tab.title = title;
      },
      querySelector: (selector: string) =>
        ({ "#side-page-title": this.pageTitle, h1: this.heading, "[popover]:popover-open": this.popover })[selector],
    });
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    vi.stubGlobal("addEventListener", (type: string, listener: () => void) => this.listeners.set(type, listener));
    vi.stubGlobal("scrollTo", this.scrollTo);
    vi.stubGlobal(
      "MutationObserver",
      class {
        constructor(callback: () => void) {
          tab.changeLanguage = callback;
        }
        observe(): void {}
      },
    );
  }

  /** Go back or forward, as the browser does for its user or for the page. */
  go(steps: number): void {
    this.index += steps;
    this.listeners.get("popstate")?.();
  }

  /** Return the addresses of all entries, the shown one in brackets. */
  get trail(): string {
    const paths = this.entries.map(({ url }) => decodeURIComponent(url.search.replaceAll("+", " ")) || "table");
    return paths.map((path, index) => (index === this.index ? `[${path}]` : path)).join(" ");
  }

  scroll(y: number): void {
    vi.stubGlobal("scrollY", y);
    this.listeners.get("scroll")?.();
  }
}

type Element = ReturnType<typeof element>;

/** Return an element that can have the focus. */
export function element(isShown = true) {
  return { focus: vi.fn(), getClientRects: () => (isShown ? [{}] : []) };
}
