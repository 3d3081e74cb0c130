import "./challenge-panel.css";
import { html } from "lit";
import type { ChallengeView, View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { number, t } from "../../i18n";
import { seatInFocus } from "../../table/seats/result-text";
import { figureTable } from "../../ui/charts/figure-table";

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
    ${figureTable({
      columns: ["", t("challenge-yours"), html`<bdi>${sender}</bdi>`],
      rows: seats.map((each) => ({
        label: html`<bdi>${each === seat ? t("challenge-player") : names[each]}</bdi>`,
        figures: [number(view.seats[each]?.score ?? 0), number(scores[each] ?? 0)],
      })),
    })}
  </section></challenge-panel>`;
}
