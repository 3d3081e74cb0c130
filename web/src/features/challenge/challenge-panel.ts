import "../../styles/figure-table.css";
import "./challenge-panel.css";
import { html } from "lit";
import type { ChallengeView, View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { number, t } from "../../i18n";
import { seatInFocus } from "../../table/seats/result-text";

/** The result of a friend and one's own in the same deal, side by side. */
export function challengePanel(view: View, { name, scores }: ChallengeView) {
  const seat = seatInFocus(view);
  const sender = name ?? t("challenge-friend");
  const [mine, theirs] = [view.seats[seat]?.score ?? 0, scores[seat] ?? 0];
  const outcome = mine > theirs ? "more" : mine < theirs ? "less" : "same";
  const names = seatNames(view);
  const seats = [seat, ...[...view.seats.keys()].filter((each) => each !== seat)];
  return html`<challenge-panel><section class="panel" aria-labelledby="challenge">
    <h3 id="challenge">${t(`challenge-${outcome}`, { sender, points: Math.abs(mine - theirs) })}</h3>
    <table class="figure-table">
      <thead><tr><td></td><th scope="col">${t("challenge-yours")}</th><th scope="col" dir="auto">${sender}</th></tr></thead>
      <tbody>
        ${seats.map(
          (each) => html`<tr>
            <th scope="row" dir="auto">${each === seat ? t("challenge-player") : names[each]}</th>
            <td>${number(view.seats[each]?.score ?? 0)}</td>
            <td>${number(scores[each] ?? 0)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section></challenge-panel>`;
}
