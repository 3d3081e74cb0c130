import { isKnown, type Stores } from "../../app/game/game-controller";
import { isFramed, siteUrl, type UrlParameters } from "../../app/url";
import type { EngineFile } from "../../engine/config";
import type { Prepare } from "../../engine/first-visit/first-visit-engine";
import { PreparedEngine, type PreparedGame, queryText } from "../../engine/first-visit/prepared-engine";
import { momentFrom } from "../../engine/first-visit/prepared-opening";

/** The files of the prepared openings, by the query of their deals. */
const OPENINGS: Readonly<Record<string, readonly EngineFile[]>> = JSON.parse(import.meta.env.VITE_OPENINGS ?? "{}");

/** Fetch any opening of the game that a visit begins with, unless someone has played here before. */
export function prepare(parameters: UrlParameters, stores: Promise<Stores>): Prepare {
  const fetched = fetchOpening(parameters, stores).catch((error) => {
    console.info("no prepared opening:", error);
    return undefined;
  });
  return async (python, started, onPrepared) => {
    const game = await fetched;
    return game && new PreparedEngine(python, started, game, onPrepared);
  };
}

async function fetchOpening(parameters: UrlParameters, stores: Promise<Stores>): Promise<PreparedGame | undefined> {
  const kept = await stores;
  if (isKnown(kept) || kept.tab.replay !== null) return;
  const query = firstQuery(parameters);
  const files = (query !== null && OPENINGS[query]) || [];
  const file = files[Math.floor(Math.random() * files.length)];
  if (query === null || !file) return;
  const response = await fetch(new URL(file.path, siteUrl()), { integrity: file.integrity, priority: "high" });
  return { query, beginning: momentFrom(await response.text()) };
}

/** Return the query of the deal that an embedded table begins with, or that Play on the start screen sends. */
function firstQuery({ game }: UrlParameters): string | null {
  if (game === null) return "";
  return isFramed() && game.from === "engine" && "query" in game.game ? queryText(game.game.query) : null;
}
