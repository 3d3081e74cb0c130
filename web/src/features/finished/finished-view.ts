import { botsOf, countPeople, variantOf } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { list, number, t } from "../../i18n";
import { dateFormat } from "../../i18n/dates";
import { pointsText } from "../daily/daily-text";
import { boardName, botName, variantName } from "../history/game-labels";

/** What the list says of a game. */
export interface Description {
  table: string;
  /** The same without the number of players. */
  board: string;
  players: { label: string; names: readonly string[] };
  /** Those of the people. */
  results: readonly { score: string; points: string; rank: string }[];
  tags: readonly string[];
}

/** The games of a month. */
export interface Month {
  /** "2026-11". */
  key: string;
  name: string;
  games: FinishedGame[];
}

/** A row of a phone has room for 30 characters, or for a face in place of two. */
const [ROW_LENGTH, FACE_LENGTH] = [30, 2];

/** Return all games, or only the latest ones until all are read. */
export function knownGames({ data, latest }: HistoryState): readonly FinishedGame[] {
  return data?.games ?? latest;
}

/** Return a function that describes games in the current language; it remembers the texts that many games share. */
export function describer(): (game: FinishedGame) => Description {
  const tables = remembering(variantName);
  const boards = remembering(boardName);
  const bots = remembering(botName);
  const points = remembering(pointsText);
  const ranks = remembering((rank: number) => t("rank", { rank }));
  return (game) => ({
    table: tables(variantOf(game)),
    board: boards(variantOf(game)),
    players: playersOf(game, [...botsOf(game)].map(bots)),
    results: game.seats.flatMap(({ kind }, seat) => {
      const [score, rank] = [game.scores[seat] ?? 0, game.ranks[seat] ?? 1];
      return kind === "human" ? [{ score: number(score), points: points(score), rank: ranks(rank) }] : [];
    }),
    tags: tagsOf(game),
  });
}

/** Return a function that returns the text of a game in which words are sought. */
export function searchableText(): (game: FinishedGame) => string {
  const describe = describer();
  const dates = dateFormat({ dateStyle: "long", timeStyle: "short" });
  return (game) => {
    const { table, players, results, tags } = describe(game);
    const each = results.flatMap(({ points, rank }) => [points, rank]);
    return [dates.format(new Date(game.at)), table, list(players.names), ...each, ...tags, game.note ?? ""].join(" ");
  };
}

/** Group games that are sorted by date by the months of the local time zone. */
export function byMonth(games: readonly FinishedGame[]): Month[] {
  const months: Month[] = [];
  const names = dateFormat({ month: "long", year: "numeric" });
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

/** Return the first names, as many as there is room for beside the faces but at least one, and the number of others. */
export function namesAtAGlance(names: readonly string[], faces: number): { shown: string; others: number } {
  const room = ROW_LENGTH - FACE_LENGTH * faces;
  let count = names.length;
  while (count > 1 && list(names.slice(0, count)).length > room) count -= 1;
  return { shown: list(names.slice(0, count)), others: names.length - count };
}

/** Say who played: against one person, or together with several. */
function playersOf({ seats }: FinishedGame, bots: readonly string[]): Description["players"] {
  const people = countPeople(seats);
  if (people === 1) return { label: t("finished-opponents"), names: bots };
  return { label: t("finished-players"), names: [t("finished-people", { count: people }), ...bots] };
}

function tagsOf({ practice, continued, daily, hints }: FinishedGame): string[] {
  return [
    ...(practice ? [t("practice")] : continued ? [t("finished-continued")] : []),
    ...(daily === null ? [] : [t("page-daily")]),
    ...(hints > 0 ? [t("finished-hints", { count: hints })] : []),
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
