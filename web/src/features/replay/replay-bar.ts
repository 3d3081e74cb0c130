import "./replay-panel.css";
import "./replay-bar.css";
import "../../styles/low-bar.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import type { ReplayState } from "../../app/state";
import { seatNames } from "../../game/game-text";
import { type Intent, sendIntent, sends } from "../../game/intents";
import { number, t } from "../../i18n";
import { keyOf } from "../../platform/keys";
import type { ReplaySpeed } from "../../platform/settings/settings";
import { select } from "../../ui/forms/select";
import { LightElement } from "../../ui/light-element";
import { DocumentListener } from "../../ui/listeners";

const FIRST = svg`<path d="M6.5 5.5v13M18 5.5 11 12l7 6.5"></path>`;
const PREVIOUS = svg`<path d="m15 5.5-7 6.5 7 6.5"></path>`;
const PLAY = svg`<path d="M8 5.5 17 12l-9 6.5z"></path>`;
const PAUSE = svg`<path d="M8.5 5.5v13M15.5 5.5v13"></path>`;
const NEXT = svg`<path d="m9 5.5 7 6.5-7 6.5"></path>`;
const LAST = svg`<path d="M17.5 5.5v13M6 5.5l7 6.5-7 6.5"></path>`;
const CLOSE = svg`<path d="m6 6 12 12M18 6 6 18"></path>`;
const SLIDERS = svg`<path d="M4 8h9M17 8h3M4 16h3M11 16h9"></path><circle cx="15" cy="8" r="2"></circle><circle cx="9" cy="16" r="2"></circle>`;
const SPEEDS: readonly ReplaySpeed[] = ["slow", "normal", "fast"];

/** The controls of a recorded game: position, playback, speed and viewpoint. */
@customElement("replay-bar")
export class ReplayBar extends LightElement {
  @property({ attribute: false }) replay: ReplayState | null = null;

  /** Handles the shortcuts, except in controls that use the keys themselves. */
  readonly keys = new DocumentListener(this, "keydown", (event) => this.#onKey(event));

  protected override render() {
    if (!this.replay) return html``;
    const { ply, plies, isPlaying, view } = this.replay;
    return html`<div class="replay" role="group" aria-label=${t("replay")}>
      ${this.#button("replay-first", FIRST, { type: "replay-to", ply: 0 }, ply > 0)}
      ${this.#button("replay-back", PREVIOUS, { type: "replay-to", ply: ply - 1 }, ply > 0)}
      ${this.#button(isPlaying ? "replay-pause" : "replay-on", isPlaying ? PAUSE : PLAY, { type: "replay-autoplay", isPlaying: !isPlaying })}
      ${this.#button("replay-forth", NEXT, { type: "replay-to", ply: ply + 1 }, ply < plies)}
      ${this.#button("replay-last", LAST, { type: "replay-to", ply: plies }, ply < plies)}
      <label>
        <span class="visually-hidden">${t("replay-ply")}</span>
        <input type="range" min="0" max=${plies} .value=${live(String(ply))} aria-valuetext=${t("replay-ply-of", { ply, plies })} @input=${this.#seek}>
        <span class="ply" aria-hidden="true">${`${number(ply)}/${number(plies)}`}</span>
      </label>
      <button type="button" class="button take-over" ?disabled=${view.current === null} @click=${this.#takeOver}>${t("take-over")}</button>
      <button type="button" class="button with-icon" title=${t("replay-manner")} popovertarget="replay-options">
        ${icon(SLIDERS)}<span class="visually-hidden">${t("replay-manner")}</span>
      </button>
      ${this.#button("replay-close", CLOSE, { type: "stop-watching" })}
      ${this.#options(this.replay)}
    </div>`;
  }

  #options({ speed, viewpoint, view }: ReplayState) {
    const setSpeed = (each: ReplaySpeed) => sendIntent(this, { type: "replay-speed", speed: each });
    const setViewpoint = (seat: number) => sendIntent(this, { type: "set-viewpoint", seat });
    return html`<div id="replay-options" class="panel" popover role="group" aria-label=${t("replay-manner")}>
      <label for="replay-speed">${t("replay-speed")}</label>
      ${select(SPEEDS, speed, (each) => t(`pace-${each}`), setSpeed, { id: "replay-speed" })}
      <label for="replay-from">${t("replay-from")}</label>
      ${select([...view.seats.keys()], viewpoint, (seat) => seatNames(view)[seat], setViewpoint, { id: "replay-from" })}
      <button type="button" class="button share" popovertarget="replay-options" popovertargetaction="hide"
        @click=${sends({ type: "open-page", page: "share" })}>${t("picture-share")}</button>
    </div>`;
  }

  #button(name: string, path: unknown, intent: Intent, isEnabled = true) {
    return html`<button type="button" class="button with-icon" title=${t(name)} ?disabled=${!isEnabled} @click=${sends(intent)}>
      ${icon(path)}<span class="visually-hidden">${t(name)}</span>
    </button>`;
  }

  #onKey(event: KeyboardEvent): void {
    const { target, defaultPrevented, shiftKey, repeat } = event;
    const key = keyOf(event);
    const isInControl =
      target instanceof Element && target.closest("input, select, textarea, dialog, [popover], [role=log]");
    const pressesButton = key === " " && target instanceof HTMLButtonElement;
    if (defaultPrevented || isInControl || pressesButton || shiftKey || key === null) return;
    const intent = this.replay && intentForKey(key, this.replay);
    if (!intent) return;
    event.preventDefault();
    if (!repeat || key !== " ") sendIntent(this, intent);
  }

  #seek(event: Event): void {
    sendIntent(this, { type: "replay-to", ply: Number((event.target as HTMLInputElement).value) });
  }

  #takeOver(): void {
    const seat = this.replay?.view.current ?? null;
    if (seat !== null) sendIntent(this, { type: "take-over", seat });
  }
}

function intentForKey(key: string, { ply, plies, isPlaying }: ReplayState): Intent | null {
  switch (key) {
    case "ArrowLeft":
      return { type: "replay-to", ply: Math.max(ply - 1, 0) };
    case "ArrowRight":
      return { type: "replay-to", ply: Math.min(ply + 1, plies) };
    case "Home":
      return { type: "replay-to", ply: 0 };
    case "End":
      return { type: "replay-to", ply: plies };
    case " ":
      return { type: "replay-autoplay", isPlaying: !isPlaying };
    default:
      return null;
  }
}

function icon(path: unknown) {
  return html`<svg aria-hidden="true" viewBox="0 0 24 24">${path}</svg>`;
}
