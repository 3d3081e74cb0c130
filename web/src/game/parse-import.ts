/** Parses pasted or dropped games: a record, a save, or a URL that contains one of them. */

/** In characters or bytes; more than any record has, however it is formatted. */
export const MAX_IMPORT_SIZE = 64 * 1024;
/** The versions of the formats (docs/notation.md) that the engine reads. */
const VERSIONS = { rules: 1, save: 1 };

/** A save also gives the record of its game. `problem` is the id of the error message. */
export type ParsedImport = { record: string; save: string | null } | { problem: string };

export function parseImport(pasted: string): ParsedImport {
  if (pasted.length > MAX_IMPORT_SIZE) return { problem: "games-too-large" };
  const text = pasted.trim();
  if (text === "") return { problem: "games-nothing" };
  if (/^https?:/i.test(text)) return fromUrl(text);
  return text.startsWith("{") ? fromObject(text) : { record: text.replace(/\s+/g, " "), save: null };
}

function fromUrl(text: string): ParsedImport {
  const url = URL.canParse(text) ? new URL(text) : null;
  const save = new URLSearchParams(url?.hash.slice(1)).get("save");
  const game = save ?? url?.searchParams.get("record");
  return game && !/^https?:/i.test(game) ? parseImport(game) : { problem: "games-no-game-in-address" };
}

function fromObject(text: string): ParsedImport {
  const object = objectFrom(text);
  if (!object) return { problem: "games-no-record" };
  const { rules, save, record } = object;
  if (isNewer(rules, VERSIONS.rules) || isNewer(save, VERSIONS.save)) return { problem: "games-newer" };
  if (save === undefined) return { record: JSON.stringify(object), save: null };
  return typeof record === "string" ? { record, save: text } : { problem: "games-no-record" };
}

function objectFrom(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function isNewer(version: unknown, known: number): boolean {
  return typeof version === "number" && version > known;
}
