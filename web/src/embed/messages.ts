/**
 * The messages between a frame and its host page (see docs/embedding.md). Messages of one version keep their meaning; a
 * change needs a new version number.
 */

const PREFIX = "coloretto:v1:";

/** A message from the frame. Seats count from 0. */
export type FrameMessage =
  /** The frame is shown. The game itself has not been fetched yet. */
  | { type: "coloretto:v1:ready" }
  /** The height that the frame needs, in CSS pixels. */
  | { type: "coloretto:v1:height"; value: number }
  | { type: "coloretto:v1:start"; players: number; edition: string; scoring: string; seed: number | null }
  | { type: "coloretto:v1:move"; seat: number; action: "draw" | "place" | "take" }
  | { type: "coloretto:v1:end"; scores: number[]; ranks: number[] }
  /** The reader wants to open this URL, which the frame is not allowed to do. */
  | { type: "coloretto:v1:share"; url: string };

/** A message from the host page. */
export type HostCommand =
  | { type: "coloretto:v1:setTheme"; theme: "light" | "dark" | "system" }
  | { type: "coloretto:v1:setLang"; lang: string }
  /** `query`: the URL parameters of a deal; without it, the default deal. */
  | { type: "coloretto:v1:newGame"; query: Readonly<Record<string, QueryValue>> };

export type QueryValue = string | number | boolean;

const THEMES = ["light", "dark", "system"] as const;

/** Return the command, or null if the data is not one. */
export function parseCommand(data: unknown): HostCommand | null {
  const { type, theme, lang, query = {} }: Record<string, unknown> = Object(data);
  if (type === `${PREFIX}setTheme`) {
    const known = THEMES.find((each) => each === theme);
    return known ? { type: "coloretto:v1:setTheme", theme: known } : null;
  }
  if (type === `${PREFIX}setLang`) {
    return typeof lang === "string" ? { type: "coloretto:v1:setLang", lang } : null;
  }
  if (type !== `${PREFIX}newGame` || typeof query !== "object" || query === null) return null;
  // Null and undefined count as absent, as in many hosts' settings.
  const parameters = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (!parameters.every(isPlain)) return null;
  return { type: "coloretto:v1:newGame", query: Object.fromEntries(parameters) };
}

function isPlain(entry: [string, unknown]): entry is [string, QueryValue] {
  return ["string", "number", "boolean"].includes(typeof entry[1]);
}
