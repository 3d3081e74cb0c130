import "./rematch-panel.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { SeatView, Setup, View } from "../../engine/protocol";
import { levelWord, seatNames, seatScore } from "../../game/game-text";
import { sends } from "../../game/intents";
import { countPeople } from "../../history/statistics";
import { number, t } from "../../i18n";
import { closeButton, titledDialog } from "../../ui/dialog";
import { intentButton } from "../../ui/forms/intent-button";
import { deepEqualProperty, LightElement } from "../../ui/light-element";

/** A deal that is played again, and the previous score from the same seat. */
export interface Rematch {
  /** Whether the person plays it from another seat, or the strongest bot from the person's. */
  by: "person" | "strongest";
  seed: number;
  seat: number;
  name: string;
  score: number;
}

/** A table against the next stronger or the next weaker level. */
export interface NextTable {
  isHarder: boolean;
  setup: Setup;
}

/** The actions after a game, and a comparison with the previous game of the same deal. */
@customElement("rematch-panel")
export class RematchPanel extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) rematch: Rematch | null = null;
  /** A table against the next level, harder or easier; null: none is offered. */
  @property(deepEqualProperty) next: NextTable | null = null;
  /** What else is behind "More", already rendered. */
  @property({ attribute: false }) details: unknown = nothing;
  /** Whether the player chooses the seat for the same deal. */
  @property({ attribute: false }) isChoosingSeat = false;

  protected override render() {
    const { view } = this;
    if (!view?.result) return nothing;
    const canDealAgain = countPeople(view.seats) === 1 && view.seed !== null;
    return html`<section class="after-game" aria-label=${t("after-game")}>
      ${this.#comparison(view)} ${this.next ? this.#next(this.next) : nothing}
      <details class="more"><summary>${t("ending-more")}</summary>
      <div class="buttons">
        ${intentButton(t("review"), { type: "review" })} ${intentButton(t("after-watch"), { type: "watch" })} ${intentButton(t("after-keep"), { type: "open-page", page: "share" })}
        ${
          canDealAgain
            ? html`<button type="button" class="button" aria-haspopup="dialog" @click=${sends({ type: "open-dialog", dialog: "seat" })}>${t("after-other-seat")}</button>
              ${intentButton(t("after-strongest"), { type: "let-strongest-play" })}`
            : nothing
        }
      </div>
      ${this.details}
      </details>
      ${canDealAgain ? this.#seatDialog(view) : nothing}
    </section>`;
  }

  #next({ isHarder, setup }: NextTable) {
    const level = levelWord(setup.seats.find(({ kind }) => kind === "bot")?.level ?? "");
    return intentButton(t(isHarder ? "next-level" : "easier-level", { level }), { type: "new-game", setup });
  }

  /** Compare the score with the previous one of the same deal and seat. */
  #comparison(view: View) {
    const { rematch } = this;
    const seat = rematch && rematch.seed === view.seed ? view.seats[rematch.seat] : undefined;
    if (!rematch || !seat || (rematch.by === "person") !== (seat.kind === "human")) return nothing;
    const words = t(`rematch-${rematch.by}`, {
      name: rematch.name,
      now: seatScore(seat),
      before: number(rematch.score),
    });
    return html`<p class="comparison" role="status">${words}</p>`;
  }

  #seatDialog(view: View) {
    const names = seatNames(view);
    const choice = ({ level, score }: SeatView, seat: number) => {
      const about = `${levelWord(level ?? "")}\u00A0· ${t("seat-points", { points: score })}`;
      const words = html`<strong>${t("rematch-other-seat", { name: names[seat] ?? "" })}</strong> <small>${about}</small>`;
      return html`<li>${intentButton(words, { type: "take-seat", seat })}</li>`;
    };
    return titledDialog({
      id: "other-seat-title",
      title: t("after-other-seat"),
      isOpen: this.isChoosingSeat,
      whenClosed: { type: "close-dialog", dialog: "seat" },
      content: () => html`<p class="help-text">${t("rematch-other-seat-about")}</p>
        <ul>${view.seats.map((seat, index) => (seat.kind === "human" ? nothing : choice(seat, index)))}</ul>`,
      buttons: closeButton(t("cancel"), ""),
    });
  }
}
