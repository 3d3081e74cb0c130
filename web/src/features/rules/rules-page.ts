import "../../styles/fan.css";
import "../../ui/reading-page";
import "./rules-page.css";
import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import type { EditionTable, ExamplePile, PlayersTable, Tables } from "../../engine/tables";
import { cardWord, signed } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { formatList, list, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";

/** What a player needs for a first game, from the aim to the end, then the rest. */
const SECTIONS = [
  "aim",
  "turn",
  "scoring",
  "round",
  "last-round-title",
  "jokers-title",
  "cards",
  "set-up",
  "two",
  "editions",
] as const;
const COLOURS: Card[] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6"];
const SPECIALS = ["+2", "joker", "golden"] as const;
const SIDES = ["brown", "grey"] as const;

/** A number, which the table formats, or words. */
type Cell = number | string;

/** The rules, with numbers from the engine. */
@customElement("rules-page")
export class RulesPage extends LightElement {
  @property({ attribute: false }) tables: Tables | null = null;
  /** The address of what was left. */
  @property({ attribute: false }) back = "";
  @property({ attribute: false }) shareUrl = "";
  @state() private areTipsReset = false;

  protected override render() {
    const { tables } = this;
    if (!tables) return "";
    const content: Record<(typeof SECTIONS)[number], TemplateResult> = {
      aim: html`${text("aim-plus", { colours: tables.colours, plus: tables.plus_colours })} ${text("aim-few")}`,
      cards: cards(tables),
      "set-up": html`${text("rules-setup-how")} ${setUp(tables)}`,
      turn: html`${turn()} ${this.#tips()}`,
      round: text("round-end"),
      "jokers-title": html`<div class="illustrated">${faces("joker", "golden")}
        <div>${text("jokers-when")} ${text("jokers-golden")}</div>
      </div>`,
      "last-round-title": html`<div class="illustrated">${faces("last-round")}
        <div>${text("last-round-when")} ${text("last-round-count")}</div>
      </div>`,
      scoring: scoring(tables),
      two: html`<div class="illustrated">
        <div class="rows" aria-hidden="true">${[1, 2, 3].map((capacity) => rowPicture(capacity))}</div>
        <div>${text("rules-two-rows")} ${text("rules-two-end")}</div>
      </div>`,
      editions: html`${tables.editions.map(({ edition, specials, marker_depth }) =>
        text(`rules-editions-${edition}`, { jokers: specials.joker, depth: marker_depth }),
      )}`,
    };
    const play = new URL(this.back);
    play.searchParams.delete("page");
    return html`<reading-header .back=${this.back}></reading-header>
      <main>
        <article class="panel">
          <div class="fan" aria-hidden="true">${faces("c0", "c2", "joker", "c3", "c5")}</div>
          <h1>${t("rules-title")}</h1>
          <p class="intro">${t("rules-intro", { least: tables.players[0]?.players ?? 0, most: tables.players.at(-1)?.players ?? 0 })}</p>
          ${pictures(tables)}
          <nav aria-label=${t("rules-contents")}>
            <ol>
              ${SECTIONS.map((id) => html`<li><a class="button" href="#${id}">${t(id)}</a></li>`)}
            </ol>
          </nav>
          ${SECTIONS.map((id) => html`<section aria-labelledby=${id}><h2 id=${id}>${t(id)}</h2>${content[id]}</section>`)}
          <footer>
            <p><a class="button primary large" href=${play.href}>${t("play")}</a></p>
            <p><a href=${this.shareUrl}>${t("share-title")}</a></p>
          </footer>
        </article>
      </main>`;
  }

  #tips() {
    return html`${text("tips-again")}
      <p class="tips">
        <button type="button" class="button" @click=${this.#resetTips}>${t("tips-show")}</button>
        <span role="status">${this.areTipsReset ? t("tips-shown") : ""}</span>
      </p>`;
  }

  #resetTips(): void {
    this.areTipsReset = true;
    sendIntent(this, { type: "show-tips" });
  }
}

function text(id: string, args: Record<string, string | number> = {}) {
  return html`<p>${t(id, args)}</p>`;
}

function faces(...shown: (Card | "back" | "last-round")[]) {
  return html`<div class="faces" aria-hidden="true">${shown.map((card) => html`<card-face .card=${card}></card-face>`)}</div>`;
}

function rowPicture(capacity: number, shown: readonly Card[] = []) {
  return html`<span class="row">
    ${Array.from({ length: capacity }, (_, index) => {
      const card = shown[index];
      return card ? html`<card-face .card=${card}></card-face>` : html`<span class="slot"></span>`;
    })}
  </span>`;
}

function cards({ colours, cards_per_colour, editions, marker_depths, plus_two_points }: Tables) {
  const total = ({ specials }: EditionTable) =>
    Object.values(specials).reduce((sum, count) => sum + count, colours * cards_per_colour);
  const depths = marker_depths.map((depth) => number(depth));
  return html`
    ${text("rules-cards-colours")} ${faces(...COLOURS)}
    <dl>
      ${(["+2", "joker", "golden", "last-round"] as const).map(
        (card) => html`<div>
          <dt>${faces(card)}</dt>
          <dd>${t(`rules-cards-${card === "+2" ? "plus-two" : card}`, { points: plus_two_points })}</dd>
        </div>`,
      )}
    </dl>
    ${table("rules-cards-table", [
      [t("rules-kind"), ...editions.map(({ edition }) => t(`edition-${edition}`))],
      [t("rules-kind-colour", { colours }), ...editions.map(() => cards_per_colour)],
      ...SPECIALS.map((card) => [cardWord(card), ...editions.map(({ specials }) => specials[card])]),
      [t("rules-kind-all"), ...editions.map(total)],
      [t("rules-kind-under-marker"), ...editions.map(({ marker_depth }) => marker_depth)],
    ])}
    ${text("rules-cards-marker-choice", { depths: formatList(depths, "disjunction") })}
  `;
}

function setUp({ players }: Tables) {
  const row = (name: string, cell: (table: PlayersTable) => Cell) => [t(`rules-setup-${name}`), ...players.map(cell)];
  return table("rules-setup-table", [
    row("players", (each) => each.players),
    row("removed", ({ removed }) => removed),
    row("starting", ({ starting }) => starting),
    row("rows", ({ capacities }) => capacities.length),
    row("room", ({ capacities }) => list([...new Set(capacities)].map((room) => number(room)))),
    row("supply", ({ supply }) => supply),
  ]);
}

function turn() {
  return html`
    ${text("rules-turn-one")}
    <div class="choices">
      ${(["draw", "take"] as const).map(
        (choice) => html`<div><h3>${t(`rules-turn-${choice}-title`)}</h3>${text(`rules-turn-${choice}`)}</div>`,
      )}
    </div>
    ${text("rules-turn-next")} ${text("rules-turn-colours")}
  `;
}

/** The whole game in pictures, each with a sentence. */
function pictures({ plus_colours }: Tables) {
  const steps: readonly [name: string, picture: unknown][] = [
    ["draw", html`${faces("back")}${ARROW}${faces("c3")}`],
    ["place", html`${faces("c3")}${ARROW}${rowPicture(3, ["c3", "c6"])}`],
    ["take", html`${rowPicture(3, ["c5", "c5", "+2"])}${ARROW}${faces("c5", "c5", "+2")}`],
    ["plus", html`${pile("c3", 5)}${pile("c5", 4)}${pile("c0", 2)}`],
    ["minus", html`${pile("c2", 2)}${pile("c6", 1)}`],
    ["last", html`${faces("back")}${ARROW}${faces("last-round")}`],
  ];
  return html`<ol class="steps" aria-label=${t("rules-steps")}>
    ${steps.map(
      ([name, picture]) => html`<li class=${name}>
        <span class="picture" aria-hidden="true">${picture}</span> ${t(`rules-step-${name}`, { plus: plus_colours })}
      </li>`,
    )}
  </ol>`;
}

function pile(card: Card, cards: number) {
  return html`<span class="stack">${Array.from({ length: cards }, () => html`<card-face .card=${card}></card-face>`)}</span>`;
}

const ARROW = html`<svg class="arrow" aria-hidden="true" viewBox="0 0 24 24"><path d="M3 12h16M13 6l6 6-6 6"></path></svg>`;

function scoring(tables: Tables) {
  const { points } = tables;
  const most = points.brown.length;
  const counts = points.brown.map((_, index) => number(index + 1)).with(-1, t("points-more", { count: most }));
  const peak = points.grey.indexOf(Math.max(...points.grey)) + 1;
  const { brown, grey } = tables.example;
  return html`
    ${text("scoring-how", { plus: tables.plus_colours, points: tables.plus_two_points })}
    ${text("scoring-sides", { most, peak })}
    ${table("points-table", [[t("points-count"), ...counts], ...SIDES.map((side) => [t(`side-${side}`), ...points[side]])])}
    <h3>${t("example-title")}</h3>
    ${text("example-about")}
    <div class="piles" aria-hidden="true">
      ${brown.piles.map(({ card, cards }) => pile(card, cards))}${pile("joker", 1)}
    </div>
    ${table("example-table", [
      [t("example-pile"), ...SIDES.map((side) => t(`side-${side}`))],
      ...brown.piles.map((pile, index) => [
        t("counted", { count: pile.cards, item: cardWord(pile.card) }),
        examplePoints(pile),
        examplePoints(grey.piles[index] ?? pile),
      ]),
      [t("example-total"), brown.score, grey.score],
    ])}
  `;
}

function examplePoints({ points, jokers }: ExamplePile): string {
  return jokers > 0 ? t("example-joker", { points: signed(points) }) : signed(points);
}

/** A table whose first row and first column are headings. */
function table(id: string, [head = [], ...rows]: readonly (readonly Cell[])[]) {
  return html`<table>
      <caption>${t(id)}</caption>
      <thead>
        <tr>${head.map((cell) => html`<th scope="col">${words(cell)}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = "", ...others]) => html`<tr>
            <th scope="row">${words(first)}</th>
            ${others.map((cell) => html`<td class=${/\d\D+\d/.test(`${cell}`) ? "number-list" : ""}>${words(cell)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
}

function words(cell: Cell): string {
  return typeof cell === "number" ? number(cell) : cell;
}
