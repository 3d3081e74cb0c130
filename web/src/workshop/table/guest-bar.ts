import "./guest-bar.css";
import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LightElement } from "../../ui/light-element";
import { errorText, w } from "../texts/texts";
import type { GuestFault } from "./guests";
import { workshopAddress } from "./seats";

const MAX_LINES = 200;

/** A strip above the table: the way back to the workshop, and what its bots print and where they fail. */
@customElement("guest-bar")
export class GuestBar extends LightElement {
  @state() private lines: readonly { bot: string; text: string }[] = [];
  @state() private fault: { bot: string; fault: GuestFault } | null = null;
  /** Lets a bot run from now on. */
  allow: (bot: string) => unknown = () => undefined;

  /** Show a line that a bot has printed; null for more than it may print. */
  print(bot: string, line: string | null): void {
    this.lines = [...this.lines, { bot, text: line ?? w("too-much") }].slice(-MAX_LINES);
  }

  report(bot: string, fault: GuestFault): void {
    this.fault = { bot, fault };
  }

  protected override render() {
    return html`<nav aria-label=${w("")}>
        <a class="button" href=${workshopAddress(location.search)}><span aria-hidden="true">←</span> ${w("")}</a>
      </nav>
      <details>
        <summary>${w("output")}</summary>
        <div class="lines" role="log" aria-label=${w("output")} tabindex="0">
          ${this.lines.length > 0 ? this.lines.map(({ bot, text }) => html`<p><b>${bot}</b> ${text}</p>`) : html`<p>–</p>`}
        </div>
      </details>
      <p role="status">${this.fault ? faultText(this.fault) : nothing}</p>
      ${this.fault?.fault.kind === "unknown" ? this.#permission(this.fault.bot) : nothing}`;
  }

  #permission(bot: string) {
    const allow = () => {
      this.fault = null;
      return this.allow(bot);
    };
    return html`<button type="button" class="button" @click=${allow}>${w("guest-run", { bot })}</button>`;
  }
}

function faultText({ bot, fault }: { bot: string; fault: GuestFault }): string {
  if (fault.kind !== "error") return w(`guest-${fault.kind}`, { bot });
  return w("guest-failed", { bot, error: errorText(fault.error) });
}
