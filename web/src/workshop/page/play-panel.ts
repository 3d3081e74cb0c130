import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { formatList, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { botAt, seatOfBot, type TableChoice, withPlayers, YOU } from "../table/seats";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import { selectField, selectsOf } from "./select-field";

/** Stands for the bot in the editor, whose name may change. */
const THIS_BOT = seatOfBot("");

/** The choice of a table at which a person plays against bots of the workshop. */
@customElement("play-panel")
export class PlayPanel extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  @state() private choice: TableChoice = { edition: "classic", scoring: "brown", seats: [YOU, THIS_BOT, "casual"] };

  protected override render() {
    const { choice } = this;
    const { seats } = choice;
    const { options } = this.workshop;
    const set = (changed: TableChoice) => {
      this.choice = changed;
    };
    const sit = (values: string[]) => set({ ...choice, seats: values });
    const select = selectsOf(choice, set);
    const values = this.#seatValues;
    return html`<h2>${w("play-title")}</h2>
      <p class="help-text">${w("play-about")}</p>
      <p class="actions">
        <button type="button" class="button primary" @click=${() => this.#play()}>${w("play")}</button>
      </p>
      <details>
        <summary>${w("play-table", { players: formatList(seats.map(this.#word), "conjunction") })}</summary>
        <div class="fields">
          ${selectField(w("players"), options.players, seats.length, number, (players) => sit(withPlayers(seats, players)))}
          ${seats.map((seat, index) =>
            selectField(w("seat", { number: index + 1 }), values, seat, this.#word, (value) =>
              sit(seats.with(index, value)),
            ),
          )}
          ${select("edition", options.editions, (each) => t(`edition-${each}`))}
          ${select("scoring", options.scorings, (each) => t(`setup-side-${each}`))}
        </div>
      </details>`;
  }

  get #seatValues(): string[] {
    const { bots, open } = this.view;
    const others = bots.filter(({ name }) => name !== open.name);
    return [YOU, THIS_BOT, ...others.map(({ name }) => seatOfBot(name)), ...this.workshop.levels];
  }

  readonly #word = (seat: string): string => {
    if (seat === YOU) return w("you");
    return seat === THIS_BOT ? this.view.open.name : (botAt(seat) ?? levelWord(seat));
  };

  #play(): Promise<void> {
    const seats = this.choice.seats.map((seat) => (seat === THIS_BOT ? seatOfBot(this.view.open.name) : seat));
    return this.workshop.openTable({ ...this.choice, seats });
  }
}
