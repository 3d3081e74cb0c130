import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { type BotResult, type MatchOptions, OWN, type Results } from "../arena/arena";
import { w } from "../texts/texts";

const DEALS = [10, 50, 200] as const;

/** What a person chooses for a match; the bot itself and the first deal are added later. */
export type MatchChoice = Pick<MatchOptions, "players" | "edition" | "scoring" | "deals"> & { level: string };

/** The choice of a match, its progress and its results. */
@customElement("arena-panel")
export class ArenaPanel extends LightElement {
  @property({ attribute: false }) levels: readonly string[] = [];
  @property({ attribute: false }) results: Results | null = null;
  @property({ attribute: false }) isRunning = false;
  @property({ attribute: false }) botName = "";
  @state() private choice: MatchChoice = {
    players: 4,
    edition: "classic",
    scoring: "brown",
    deals: 10,
    level: "casual",
  };

  protected override render() {
    const { choice, isRunning } = this;
    return html`<h2 id="arena">${w("arena-title")}</h2>
      <p class="help-text">${w("arena-about")}</p>
      <div class="fields">
        ${this.#select("level", w("opponent"), ["random", "greedy", ...this.levels], opponentName)}
        ${this.#select("players", w("players"), [2, 3, 4, 5], (each) => number(each))}
        ${this.#select("edition", w("edition"), ["classic", "golden"], (each) => t(`edition-${each}`))}
        ${this.#select("scoring", w("scoring"), ["brown", "grey"], (each) => t(`setup-side-${each}`))}
        ${this.#select("deals", w("deals"), DEALS, (each) => number(each))}
      </div>
      <p class="actions">
        <button type="button" class="button primary" ?disabled=${isRunning}
          @click=${() => this.dispatchEvent(new CustomEvent("start-arena", { detail: choice, bubbles: true }))}>${w("arena")}</button>
      </p>
      ${this.results ? this.#table(this.results) : nothing}`;
  }

  #select<Name extends keyof MatchChoice>(
    name: Name,
    label: string,
    values: readonly MatchChoice[Name][],
    word: (value: MatchChoice[Name]) => string,
  ) {
    const choose = (event: Event) => {
      const value = values[(event.target as HTMLSelectElement).selectedIndex];
      if (value !== undefined) this.choice = { ...this.choice, [name]: value };
    };
    return html`<label class="field"><span>${label}</span>
      <select ?disabled=${this.isRunning} @change=${choose}>
        ${values.map((value) => html`<option ?selected=${value === this.choice[name]}>${word(value)}</option>`)}
      </select>
    </label>`;
  }

  #table(results: Results) {
    const { games, of, fair, bots, worst } = results;
    return html`<progress max=${of} value=${games} aria-label=${w("arena-title")}></progress>
      <p class="progress-text" role="status">${w("progress", { games, of })} ${w("fair", { share: percent(fair) })}</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="arena-results">
        <table aria-labelledby="arena-results">
          <caption id="arena-results">${w("results")}</caption>
          <thead><tr>${["bot", "wins", "points", "lead", "time", "failed"].map((column) => html`<th scope="col">${w(`column-${column}`)}</th>`)}</tr></thead>
          <tbody>${bots.map((each) => this.#row(each))}</tbody>
        </table>
      </div>
      ${results.isOver ? html`<p class="verdict">${verdict(results)}</p>` : nothing}
      ${worst && results.isOver ? html`<p><a class="button" href=${reviewAddress(worst)}>${w("worst")}</a></p>` : nothing}`;
  }

  #row({ bot, wins, margin, points, lead, milliseconds, forfeits }: BotResult) {
    const cells = [
      `${percent(wins)}${margin === null ? "" : ` ± ${number(100 * margin, { maximumFractionDigits: 1 })}`}`,
      points === null ? "–" : decimal(points),
      lead === null ? "–" : number(lead, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
      milliseconds === null ? "–" : `${number(milliseconds, { maximumSignificantDigits: 2 })} ms`,
      number(forfeits.length),
    ];
    const name = bot.startsWith(OWN) ? this.botName : opponentName(bot);
    return html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`;
  }
}

/** Name a level; the simple bots keep the names of their modules. */
function opponentName(name: string): string {
  return levelWord(name);
}

function verdict({ bots, fair }: Results): string {
  const own = bots.find(({ bot }) => bot.startsWith(OWN));
  const other = bots.find(({ bot }) => !bot.startsWith(OWN));
  if (!own || !other || own.margin === null) return "";
  const level = opponentName(other.bot);
  if (own.wins - own.margin > fair) return w("verdict-better", { level });
  return own.wins + own.margin < fair ? w("verdict-worse", { level }) : w("verdict-open");
}

function reviewAddress({ record }: NonNullable<Results["worst"]>): string {
  return `./?record=${encodeURIComponent(record)}`;
}

function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 1 });
}

function decimal(value: number): string {
  return number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
