import "./offline-panel.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Install } from "../../app/state";
import { list, number, t } from "../../i18n";
import type { Offline } from "../../offline/messages";
import { type Kind, storedKinds } from "../../offline/stored-data";
import { intentButton } from "../../ui/forms/intent-button";
import { LightElement } from "../../ui/light-element";

/** Shows whether the page works offline and how to install it, and erases all stored data on request. */
@customElement("offline-panel")
export class OfflinePanel extends LightElement {
  @property({ attribute: false }) offline: Offline = { state: "unknown" };
  @property({ attribute: false }) install: Install | null = null;
  @property({ attribute: false }) isShown = false;
  @state() private isAsking = false;
  /** What is stored, as far as that is known yet. */
  @state() private kinds: readonly Kind[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("isShown")) this.isAsking = false;
  }

  protected override render() {
    return html`<p role="status">${this.#offlineText()}</p>
      ${this.#install()}
      ${this.isAsking ? this.#question() : this.#button()}`;
  }

  #offlineText(): string {
    if (this.offline.state !== "fetching") return t(`offline-${this.offline.state}`);
    const { done, total } = this.offline;
    return t("offline-fetching", { done: number(done), total: number(total) });
  }

  #install() {
    if (this.install === "offered") return intentButton(t("install"), { type: "install" });
    return this.install
      ? html`<p class="install">${t("named-value", { name: t("install"), value: "" })}<span class="help-text">${t("install-how")}</span></p>`
      : nothing;
  }

  #button() {
    return html`<button type="button" class="button" @click=${() => this.#ask(true)}>${t("forget")}</button>`;
  }

  #question() {
    return html`<div class="question" role="group" aria-labelledby="forget-question">
      <p id="forget-question">${t("forget-question", { count: this.kinds.length, list: list(this.kinds.map((kind) => t(`stored-${kind}`))) })}</p>
      <p class="help-text">${t("forget-save-first")}</p>
      ${intentButton(t("forget-save-file"), { type: "export-file" }, "save-first")}
      <button type="button" class="button cancel" @click=${() => this.#ask(false)}>${t("cancel")}</button>
      ${intentButton(t("forget-yes"), { type: "erase-data" })}
    </div>`;
  }

  async #findKinds(): Promise<void> {
    this.kinds = await storedKinds();
  }

  /** Show or hide the question; the focus goes to Cancel, and back to the button. */
  #ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    if (isAsking) void this.#findKinds();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(isAsking ? ".cancel" : "button")?.focus());
  }
}
