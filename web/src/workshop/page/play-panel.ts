import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { formatList, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { botAt, seatOfBot, type TableChoice, withPlayers, YOU } from "../table/seats";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import { selectField } from "./select-field";

/** Stands for the bot in the editor, whose name may change. */
const THIS_BOT = seatOfBot("");

/** The choice of a table at which a person plays against bots of the workshop. */
@customElement("play-panel")
export class PlayPanel extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  @state() private choice: TableChoice = { edition: "classic", scoring: "brown", seats: [YOU, THIS_BOT, "casual"] };

  protected override render() {
    const { edition, scoring, seats } = this.choice;
    const set = (change: Partial<TableChoice>) => {
      this.choice = { ...this.choice, ...change };
    };
    return html`<h2>${w("play-title")}</h2>
      <p class="help-text">${w("play-about")}</p>
      <p class="actions">
        <button type="button" class="button primary" @click=${() => this.#play()}>${w("play")}</button>
      </p>
      <details>
        <summary>${w("play-table", {
          players: formatList(
            seats.map((seat) => this.#word(seat)),
            "conjunction",
          ),
        })}</summary>
        <div class="fields">
          ${selectField({
            label: w("players"),
            values: [2, 3, 4, 5],
            chosen: seats.length,
            word: (value) => number(value),
            choose: (players) => set({ seats: withPlayers(seats, players) }),
          })}
          ${seats.map((seat, index) =>
            selectField({
              label: w("seat", { number: index + 1 }),
              values: this.#seatValues,
              chosen: seat,
              word: (value) => this.#word(value),
              choose: (value) => set({ seats: seats.with(index, value) }),
            }),
          )}
          ${selectField({
            label: w("edition"),
            values: ["classic", "golden"],
            chosen: edition,
            word: (value) => t(`edition-${value}`),
            choose: (value) => set({ edition: value }),
          })}
          ${selectField({
            label: w("scoring"),
            values: ["brown", "grey"],
            chosen: scoring,
            word: (value) => t(`setup-side-${value}`),
            choose: (value) => set({ scoring: value }),
          })}
        </div>
      </details>`;
  }

  get #seatValues(): string[] {
    const { bots, open } = this.view;
    const others = bots.filter(({ name }) => name !== open.name);
    return [YOU, THIS_BOT, ...others.map(({ name }) => seatOfBot(name)), ...this.workshop.levels];
  }

  #word(seat: string): string {
    if (seat === YOU) return w("you");
    return seat === THIS_BOT ? this.view.open.name : (botAt(seat) ?? levelWord(seat));
  }

  #play(): Promise<void> {
    const seats = this.choice.seats.map((seat) => (seat === THIS_BOT ? seatOfBot(this.view.open.name) : seat));
    return this.workshop.openTable({ ...this.choice, seats });
  }
}
