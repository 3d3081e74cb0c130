import { botsOf, countPeople, variantOf } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse, list, t } from "../../i18n";
import { pointsText } from "../daily/daily-text";
import { botName, variantName } from "../history/game-labels";

/** What the list says of a game. */
export interface Description {
  date: string;
  players: string;
  result: string;
  tags: readonly string[];
}

/** Return all games, or only the latest ones until all are read. */
export function knownGames({ data, latest }: HistoryState): readonly FinishedGame[] {
  return data?.games ?? latest;
}

/** Return a function that describes games in the current language; it remembers the texts that many games share. */
export function describer(): (game: FinishedGame) => Description {
  const dates = new Intl.DateTimeFormat(languageInUse(), { dateStyle: "long", timeStyle: "short" });
  const tables = remembering(variantName);
  const bots = remembering(botName);
  const points = remembering(pointsText);
  const ranks = remembering((rank: number) => t("rank", { rank }));
  return (game) => ({
    date: dates.format(new Date(game.at)),
    players: playersText(game, tables(variantOf(game)), [...botsOf(game)].map(bots)),
    result: game.seats
      .flatMap(({ kind }, seat) =>
        kind === "human" ? `${points(game.scores[seat] ?? 0)}, ${ranks(game.ranks[seat] ?? 1)}` : [],
      )
      .join(" · "),
    tags: tagsOf(game),
  });
}

/** Say who played at which table. */
function playersText({ seats }: FinishedGame, table: string, bots: readonly string[]): string {
  const people = countPeople(seats);
  if (people === 1) return t("played-against", { table, opponents: list(bots) });
  return t("played-with", { table, players: list([t("played-people", { count: people }), ...bots]) });
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
