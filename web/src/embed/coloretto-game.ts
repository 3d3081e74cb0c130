/**
 * embed.js, for host pages: the element `<coloretto-game>`, and heights and events for plain frames of this site. A
 * script without dependencies (docs/embedding.md).
 */

import { HEIGHT } from "./default-height";
import type { FrameMessage, HostCommand, QueryValue } from "./messages";

const FRAME = new URL("embed/", (document.currentScript as HTMLScriptElement | null)?.src ?? location.href);
const PREFIX = "coloretto:v1:";
const NAMES = [
  ...["players", "edition", "scoring", "seed", "level", "marker_depth", "pos", "record", "daily"],
  ...["speed", "lang", "theme", "accent", "bg", "compact"],
];
/** Bounds of a frame's height, in CSS pixels. */
const HEIGHT_LIMITS = { min: 200, max: 2000 };
/** How far from the viewport an element's frame starts loading. */
const LOAD_MARGIN = "300px";

const ownFrames = new Set<HTMLIFrameElement>();
let loading = Promise.resolve();

/** Its attributes are the URL parameters. Events: `coloretto-ready`, `-start`, `-move`, `-end`, and so on. */
class ColorettoGame extends HTMLElement {
  static readonly observedAttributes = NAMES;
  readonly #frame = document.createElement("iframe");
  /** Whether the frame has announced itself. Until then its window may show another page, and gets no messages. */
  #isReady = false;
  readonly #observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#load(),
    { rootMargin: LOAD_MARGIN },
  );

  connectedCallback(): void {
    this.style.display ||= "block";
    this.style.minHeight ||= `${HEIGHT}px`;
    ownFrames.add(this.#frame);
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    this.#isReady = false;
    ownFrames.delete(this.#frame);
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (!this.#frame.src || before === value) return;
    this.#frame.style.colorScheme = this.#scheme();
    if (name === "theme") this.#sendTheme(value ?? "system");
    else if (name === "lang" && value) this.#sendLang(value);
    else this.#open();
  }

  setTheme(theme: "light" | "dark" | "system"): void {
    this.setAttribute("theme", theme);
  }

  setLang(lang: string): void {
    this.setAttribute("lang", lang);
  }

  /** Send what was set while the frame was loading. */
  onReady(): void {
    this.#isReady = true;
    const theme = this.getAttribute("theme");
    const lang = this.getAttribute("lang");
    if (theme) this.#sendTheme(theme);
    if (lang) this.#sendLang(lang);
  }

  newGame(query: Record<string, QueryValue> = {}): void {
    this.#send({ type: `${PREFIX}newGame`, query });
  }

  /** Load frames one after another while the host page is idle, because creating a frame takes a while. */
  #load(): void {
    this.#observer.disconnect();
    loading = loading.then(idle).then(() => this.#show());
  }

  #show(): void {
    const frame = this.#frame;
    if (!this.isConnected || frame.isConnected) return;
    frame.title = this.title || "Coloretto";
    frame.allow = "clipboard-write";
    this.#open();
    Object.assign(frame.style, { border: "0", width: "100%", height: `${HEIGHT}px`, display: "block" });
    frame.style.colorScheme = this.#scheme();
    this.append(frame);
  }

  #open(): void {
    this.#isReady = false;
    this.#frame.src = this.#url();
  }

  #sendTheme(theme: string): void {
    this.#send({ type: `${PREFIX}setTheme`, theme: theme as "system" });
  }

  #sendLang(lang: string): void {
    this.#send({ type: `${PREFIX}setLang`, lang });
  }

  #send(command: HostCommand): void {
    if (this.#isReady) this.#frame.contentWindow?.postMessage(command, FRAME.origin);
  }

  /** The frame's own colour scheme. If the two differ, browsers paint the frame's background. */
  #scheme(): string {
    const theme = this.getAttribute("theme") ?? "";
    return ["light", "dark"].includes(theme) ? theme : "light dark";
  }

  #url(): string {
    const url = new URL(FRAME);
    for (const name of NAMES) {
      const value = this.getAttribute(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    return url.href;
  }
}

addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
  const { type, value } = Object(data) as Partial<FrameMessage> & { value?: unknown };
  if (typeof type !== "string" || !type.startsWith(PREFIX)) return;
  const plain = [...document.querySelectorAll("iframe")].filter(({ src }) => src.startsWith(FRAME.href));
  const frame = [...ownFrames, ...plain].find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (type === `${PREFIX}height` && typeof value === "number") {
    frame.style.height = `${Math.min(Math.max(value, HEIGHT_LIMITS.min), HEIGHT_LIMITS.max)}px`;
  }
  const element = frame.parentElement;
  if (type === `${PREFIX}ready` && element instanceof ColorettoGame) element.onReady();
  const event = new CustomEvent(`coloretto-${type.slice(PREFIX.length)}`, { detail: data, bubbles: true });
  (element instanceof ColorettoGame ? element : frame).dispatchEvent(event);
});

function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

if (!customElements.get("coloretto-game")) customElements.define("coloretto-game", ColorettoGame);
