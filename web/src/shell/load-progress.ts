import "./load-progress.css";
import { html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { State } from "../app/state";
import type { Progress } from "../engine/engine";
import { number, t } from "../i18n";
import { intentButton } from "../ui/forms/intent-button";
import { LightElement } from "../ui/light-element";

const MEGABYTE = 1_000_000;

@customElement("load-progress")
export class LoadProgress extends LightElement {
  @property({ attribute: false }) engine: State["engine"] = "loading";
  @property({ attribute: false }) progress: Progress | null = null;
  @property({ attribute: false }) failure: string | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    // The focused button (Play, Try again) may be gone. To focus at once would lay the page out twice.
    if (changed.has("engine") && navigator.userActivation.hasBeenActive) requestAnimationFrame(() => this.#takeFocus());
  }

  #takeFocus(): void {
    if (document.activeElement === document.body) this.focus({ preventScroll: true });
  }

  protected override render() {
    if (this.engine === "failed") return this.#failure();
    return html`<label for="load-progress">${this.#label()}</label>${this.#bar()}`;
  }

  #failure() {
    return html`<div role="alert">
        <p><strong>${t(this.failure?.startsWith("stopped") ? "loading-stopped" : "loading-failed")}</strong></p>
        <p>${t(`failed-${this.failure}`)}</p>
      </div>
      ${intentButton(t("try-again"), { type: "try-again" }, "primary")}`;
  }

  #label(): string {
    if (this.engine === "ready") return t("loading-ready");
    if (!this.progress) return t("loading-begin");
    const { stage, loaded, total } = this.progress;
    return t(`loading-${stage}`, { loaded: megabytes(loaded), total: megabytes(total) });
  }

  #bar() {
    if (this.engine === "ready") return html`<progress id="load-progress" max="1" value="1"></progress>`;
    if (this.progress?.stage !== "download") return html`<progress id="load-progress"></progress>`;
    const { loaded, total } = this.progress;
    return html`<progress id="load-progress" max=${total} value=${loaded}></progress>`;
  }
}

function megabytes(bytes: number): string {
  return number(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
