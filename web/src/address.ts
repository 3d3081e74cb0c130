/** What the address says: the page owns speed and language, the engine understands the rest. */

const NEW = "new";
const GAME_NAMES = ["players", "edition", "scoring", "seed", "level", "marker_depth"];
/** No value is as long; more would only make the request too long to be read. */
const LONGEST = 64;

export interface Address {
  /** Null when the address asks for no game. */
  game: Record<string, string> | null;
  speed: string | null;
  language: string | null;
  fake: string | null;
  /** "off" when Python is to start plainly, whatever the browser keeps. */
  snapshot: string | null;
  /** Whether a game is to be set up first. */
  isNew: boolean;
}

export function addressFrom(search: string): Address {
  const parameters = new URLSearchParams(search);
  const game = Object.fromEntries(
    [...parameters]
      .filter(([name]) => GAME_NAMES.includes(name))
      .map(([name, value]) => [name, value.slice(0, LONGEST)]),
  );
  return {
    game: Object.keys(game).length > 0 ? game : null,
    speed: parameters.get("speed"),
    language: parameters.get("lang"),
    fake: parameters.get("fake"),
    snapshot: parameters.get("snapshot"),
    isNew: parameters.has(NEW),
  };
}

/** So that a reload finds the saved game and does not start another. */
export function forgetGameInAddress(): void {
  forget(GAME_NAMES);
}

/** So that a reload does not set up another. */
export function forgetNewInAddress(): void {
  forget([NEW]);
}

/** So that a reload speaks the language that was chosen since. */
export function forgetLanguageInAddress(): void {
  forget(["lang"]);
}

/** The page with the rules, and from there the way back: what the address asks for goes along. */
export function rulesAddress(): string {
  return `./rules.html${location.search}`;
}

export function tableAddress(): string {
  return `./${location.search}`;
}

function forget(names: readonly string[]): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
