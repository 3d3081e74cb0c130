import type { Completion } from "@codemirror/autocomplete";

function attributes(of: string, names: Record<string, string>): Completion[] {
  return Object.entries(names).map(([label, info]) => ({
    label: label.replace("()", ""),
    apply: label.endsWith("()") ? `${label.slice(0, -1)}` : label,
    detail: of,
    info,
    type: label.endsWith("()") ? "method" : "property",
  }));
}

/** What follows a dot in a bot: the attributes of a table, an action, a row and a player (coloretto.bots.table). */
export const COMPLETIONS: readonly Completion[] = [
  ...attributes("table", {
    legal: "what you may do: a list of actions, at least one",
    rows: "all rows, those taken in this round too",
    me: "the player whose turn it is",
    others: "the other players, in turn order",
    players: "all players, by seat",
    drawn: "the card that must be placed now, or None",
    unseen: "how many of each card are still hidden",
    draws_left: "how many cards can be drawn before the last round",
    is_last_round: "whether the game ends after this round",
    is_over: "whether the game has ended",
    random: "random numbers: table.random.choice(table.legal)",
    scoring: '"brown" or "grey"',
    edition: '"classic" or "golden"',
    shares: "each player’s share of the win if the game ended now",
    "gain()": "the points that a row would bring, to you or to a player",
    "imagine()": "the table after an action, with random cards",
    state: "the same situation for the library’s functions",
  }),
  ...attributes("action", {
    is_draw: "whether it draws a card",
    is_place: "whether it places the drawn card",
    is_take: "whether it takes a row",
    row: "the row that it takes or places in",
  }),
  ...attributes("row", {
    number: "from 0",
    cards: "the names of its cards",
    capacity: "how many cards it can hold",
    is_taken: "whether a player took it in this round",
    is_empty: "whether it has no card",
    is_full: "whether it has no room",
  }),
  ...attributes("player", {
    seat: "the number of the seat, from 0",
    cards: "how many of each card the player has",
    colours: "how many of each colour, most first",
    score: "the points if the game ended now",
    is_out: "whether the player took a row in this round",
  }),
];
