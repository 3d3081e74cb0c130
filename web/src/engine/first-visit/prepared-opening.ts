/** The first turns of a game, as Python would answer them whatever the person chooses: tools/openings.py records them. */

import type { Action, GameResult, Request } from "../protocol";

type Edit = readonly [start: number, length: number, text: string];

/** An answer, or the change that leads to it, and what follows: a computer player's action, or each of the person's. */
type Recorded = readonly [content: unknown, next?: Recorded | Readonly<Record<Action, Recorded>>];

/** A moment of a prepared opening. */
export class Moment {
  constructor(
    /** The answer to the request that leads to it. */
    readonly answer: GameResult,
    private readonly next: Recorded[1],
  ) {}

  /** Return the moment to which a request leads; null if it is not prepared. */
  after(request: Request): Moment | null {
    const { next } = this;
    const action = request.method === "play" ? request.params.action : null;
    const found =
      request.method === "bot_action" && isAction(next)
        ? next
        : action !== null && next && !isAction(next)
          ? next[action]
          : null;
    return found ? new Moment(changed(this.answer, found[0]) as GameResult, found[1]) : null;
  }
}

/** Return whether a computer player's action follows, and not a choice of the person. */
function isAction(next: Recorded[1]): next is Recorded {
  return Array.isArray(next);
}

/** Return the beginning of a recorded opening, with an id and a salt of its own. */
export function momentFrom(text: string): Moment {
  const own = text.replace("{salt}", randomDigits()).replaceAll("{id}", randomDigits());
  const [answer, next] = JSON.parse(own) as Recorded;
  return new Moment(answer as GameResult, next);
}

/** Return 128 random bits as digits. `hex` of platform/bytes.ts is in a chunk that would have to come before the opening. */
function randomDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Apply a change: the function `change` of tools/openings.py describes its form. */
function changed(before: unknown, change: unknown): unknown {
  if (change === null || typeof change !== "object") return change;
  if (Array.isArray(change)) return change.length === 1 ? change[0] : edited(String(before), change as unknown as Edit);
  const after = (Array.isArray(before) ? [...before] : { ...Object(before) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) delete after[key];
    else after[key] = changed(after[key], part);
  }
  return after;
}

function edited(before: string, [start, length, text]: Edit): string {
  return before.slice(0, start) + text + before.slice(start + length);
}
