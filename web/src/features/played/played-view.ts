import { botsOf, countPeople, variantOf } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse, list, t } from "../../i18n";
import { pointsText } from "../daily/daily-text";
import { botName, variantName } from "../history/game-labels";

/** What the list says of a game. */
export interface Description {
  table: string;
  players: { label: string; names: string };
  /** Those of the people. */
  results: readonly { points: string; rank: string }[];
  tags: readonly string[];
}

/** The games of a month. */
export interface Month {
  /** "2026-11". */
  key: string;
  name: string;
  games: FinishedGame[];
}

/** Return all games, or only the latest ones until all are read. */
export function knownGames({ data, latest }: HistoryState): readonly FinishedGame[] {
  return data?.games ?? latest;
}

/** Return a function that describes games in the current language; it remembers the texts that many games share. */
export function describer(): (game: FinishedGame) => Description {
  const tables = remembering(variantName);
  const bots = remembering(botName);
  const points = remembering(pointsText);
  const ranks = remembering((rank: number) => t("rank", { rank }));
  return (game) => ({
    table: tables(variantOf(game)),
    players: playersOf(game, [...botsOf(game)].map(bots)),
    results: game.seats.flatMap(({ kind }, seat) =>
      kind === "human" ? [{ points: points(game.scores[seat] ?? 0), rank: ranks(game.ranks[seat] ?? 1) }] : [],
    ),
    tags: tagsOf(game),
  });
}

/** Return a function that returns the text of a game in which words are sought. */
export function searchableText(): (game: FinishedGame) => string {
  const describe = describer();
  const dates = new Intl.DateTimeFormat(languageInUse(), { dateStyle: "long", timeStyle: "short" });
  return (game) => {
    const { table, players, results, tags } = describe(game);
    const each = results.flatMap(({ points, rank }) => [points, rank]);
    return [dates.format(new Date(game.at)), table, players.names, ...each, ...tags, game.note ?? ""].join(" ");
  };
}

/** Group games that are sorted by date by the months of the local time zone. */
export function byMonth(games: readonly FinishedGame[]): Month[] {
  const months: Month[] = [];
  const names = new Intl.DateTimeFormat(languageInUse(), { month: "long", year: "numeric" });
  for (const game of games) {
    const date = new Date(game.at);
    const key = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
    const last = months.at(-1);
    if (last?.key === key) last.games.push(game);
    else months.push({ key, name: names.format(date), games: [game] });
  }
  return months;
}

/** Return whether a person who played alone won the game, or shared the victory. */
export function isWon({ seats, seat, ranks }: FinishedGame): boolean {
  return countPeople(seats) === 1 && ranks[seat] === 1;
}

/** Say who played: against one person, or together with several. */
function playersOf({ seats }: FinishedGame, bots: readonly string[]): Description["players"] {
  const people = countPeople(seats);
  if (people === 1) return { label: t("played-opponents"), names: list(bots) };
  return { label: t("played-players"), names: list([t("played-people", { count: people }), ...bots]) };
}

function tagsOf({ practice, continued, daily, hints }: FinishedGame): string[] {
  return [
    ...(practice ? [t("practice")] : continued ? [t("played-continued")] : []),
    ...(daily === null ? [] : [t("page-daily")]),
    ...(hints > 0 ? [t("played-hints", { count: hints })] : []),
  ];
}

/** Return a function that computes the text for each key once. */
function remembering<Key>(textFor: (key: Key) => string): (key: Key) => string {
  const texts = new Map<Key, string>();
  return (key) => {
    const text = texts.get(key) ?? textFor(key);
    texts.set(key, text);
    return text;
  };
}
