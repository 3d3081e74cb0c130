import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { joinSentences, number, sentence, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { OPEN_BOT, OWN } from "../arena/arena";
import type { BotResult, MatchOptions, MatchResults, WorstGame } from "../protocol";
import { reviewAddress, seatOfBot } from "../table/seats";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import { selectsOf } from "./select-field";

const DEALS = [10, 50, 200] as const;
const PERCENT = { style: "percent", maximumFractionDigits: 1 } as const;
/** The rows of the results: in columns they would be wider than the panel. */
const FIGURES = ["wins", "points", "lead", "lost", "time", "failed"];

/** What a person chooses for a match; the bot itself and the first deal are added later. */
export type MatchChoice = Pick<MatchOptions, "players" | "edition" | "scoring" | "deals"> & { opponent: string };

/** The choice of a match, its progress and its results. */
@customElement("arena-panel")
export class ArenaPanel extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  @state() private choice: MatchChoice = {
    players: 4,
    edition: "classic",
    scoring: "brown",
    deals: 10,
    opponent: "casual",
  };

  protected override render() {
    const { choice } = this;
    const { results, isRunning } = this.view;
    const { options } = this.workshop;
    const set = (changed: MatchChoice) => {
      this.choice = changed;
    };
    const select = selectsOf(choice, set, isRunning);
    return html`<h2 id="arena">${w("arena-title")}</h2>
      <p class="help-text">${w("arena-about")}</p>
      <div class="fields">
        ${select("opponent", this.#opponents, (each) => this.#nameOf(each))}
        ${select("players", options.players, number)}
        ${select("edition", options.editions, (each) => t(`edition-${each}`))}
        ${select("scoring", options.scorings, (each) => t(`setup-side-${each}`))}
        ${select("deals", DEALS, number)}
      </div>
      <p class="actions">
        <button type="button" class="button primary" ?disabled=${isRunning}
          @click=${() => this.workshop.match(choice)}>${w("arena")}</button>
      </p>
      ${results ? this.#table(results) : nothing}`;
  }

  /** The simple bots, the levels, and the person's other bots. */
  get #opponents(): string[] {
    const { bots, open } = this.view;
    const others = bots.filter(({ id }) => id !== open.id);
    return ["random", "greedy", ...this.workshop.levels, ...others.map(({ id }) => OWN + id)];
  }

  /** Name an opponent; the simple bots keep the names of their modules. */
  #nameOf(bot: string): string {
    const { bots, open } = this.view;
    const own = bot === OPEN_BOT ? open : bots.find(({ id }) => bot === OWN + id);
    return own?.name ?? levelWord(bot);
  }

  #table(results: MatchResults) {
    const { games, of, fair, bots, worst } = results;
    const names = bots.map(({ bot }) => this.#nameOf(bot));
    const figures = bots.map(figuresOf);
    return html`<progress max=${of} value=${games} aria-label=${w("arena-title")}></progress>
      <p class="progress-text">${joinSentences([sentence(w("progress", { games, of })), w("fair", { share: number(fair, PERCENT) })])}</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="arena-results">
        <table aria-labelledby="arena-results">
          <caption id="arena-results">${w("results")}</caption>
          <thead><tr>${[w("column-bot"), ...names].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>${FIGURES.map((figure, at) =>
            this.#row(
              w(`column-${figure}`),
              figures.map((each) => each[at] ?? ""),
            ),
          )}</tbody>
        </table>
      </div>
      <p class="help-text">${w("lost-about")}</p>
      <p class="verdict" role="status">${results.isOver ? this.#verdict(results) : nothing}</p>
      ${worst && results.isOver ? html`<p><a class="button" href=${this.#reviewAddress(worst)}>${w("worst")}</a></p>` : nothing}`;
  }

  #row(name: string, figures: readonly string[]) {
    return html`<tr><th scope="row">${name}</th>${figures.map((each) => html`<td class="number">${each}</td>`)}</tr>`;
  }

  #reviewAddress({ record, seats, seat }: WorstGame): string {
    const players = seats.map((bot) => (bot.startsWith(OWN) ? seatOfBot(this.#nameOf(bot)) : bot));
    return reviewAddress(record, players, seat, location.search);
  }

  #verdict({ bots: [own, other], fair }: MatchResults): string {
    if (!own || !other || own.margin === null) return "";
    const level = this.#nameOf(other.bot);
    if (own.wins - own.margin > fair) return w("verdict-better", { level });
    return own.wins + own.margin < fair ? w("verdict-worse", { level }) : w("verdict-open");
  }
}

/** Return the figures of a bot, in the order of `FIGURES`. */
function figuresOf({ wins, margin, points, lead, lost, milliseconds, forfeits }: BotResult): string[] {
  return [
    `${number(wins, PERCENT)}${margin === null ? "" : ` ± ${number(100 * margin, { maximumFractionDigits: 1 })}`}`,
    figure(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    figure(lead, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    figure(lost, { maximumFractionDigits: 2 }),
    milliseconds === null ? "–" : `${number(milliseconds, { maximumSignificantDigits: 2 })} ms`,
    number(forfeits.length),
  ];
}

function figure(value: number | null, format: Intl.NumberFormatOptions): string {
  return value === null ? "–" : number(value, format);
}
