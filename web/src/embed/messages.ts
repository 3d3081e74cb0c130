/**
 * What a frame and the page around it say to each other by `postMessage`: docs/embedding.md. Types of one version keep
 * their meaning; what changes gets another number.
 */

const PREFIX = "coloretto:v1:";

/** From the frame. Seats count from 0. */
export type FrameMessage =
  /** The frame can be seen; nothing has been fetched for the game yet. */
  | { type: "coloretto:v1:ready" }
  /** CSS pixels that the frame would like to be high. */
  | { type: "coloretto:v1:height"; value: number }
  | { type: "coloretto:v1:start"; players: number; edition: string; scoring: string; seed: number | null }
  | { type: "coloretto:v1:move"; seat: number; action: "draw" | "place" | "take" }
  | { type: "coloretto:v1:end"; scores: number[]; ranks: number[] }
  /** The reader wants to go on at this URL, and the frame may not open it. */
  | { type: "coloretto:v1:share"; url: string };

/** From the page around it. */
export type HostCommand =
  | { type: "coloretto:v1:setTheme"; theme: "light" | "dark" | "system" }
  | { type: "coloretto:v1:setLang"; lang: string }
  /** `query`: what a URL may ask of a game; without it, one as usual. */
  | { type: "coloretto:v1:newGame"; query: Readonly<Record<string, QueryValue>> };

export type QueryValue = string | number | boolean;

const THEMES = ["light", "dark", "system"] as const;

/** Nothing when it is not one. */
export function parseCommand(data: unknown): HostCommand | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, theme, lang, query = {} } = data as Record<string, unknown>;
  if (type === `${PREFIX}setTheme`) {
    const known = THEMES.find((each) => each === theme);
    return known ? { type: "coloretto:v1:setTheme", theme: known } : null;
  }
  if (type === `${PREFIX}setLang`) {
    return typeof lang === "string" ? { type: "coloretto:v1:setLang", lang } : null;
  }
  if (type !== `${PREFIX}newGame` || typeof query !== "object" || query === null) return null;
  // What is null or undefined is left out, as in many a host's settings.
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (!asked.every(isPlain)) return null;
  return { type: "coloretto:v1:newGame", query: Object.fromEntries(asked) };
}

function isPlain(entry: [string, unknown]): entry is [string, QueryValue] {
  return ["string", "number", "boolean"].includes(typeof entry[1]);
}
