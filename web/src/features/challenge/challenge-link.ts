/** Links that deal a finished game again, with what its player scored. */

import { siteUrl } from "../../app/url";
import { LEVELS, STYLES } from "../../engine/codes";
import type { Edition, PlayerKind, Scoring, View } from "../../engine/protocol";

/** What a link contains of a game. */
export interface SentGame {
  edition: Edition;
  scoring: Scoring;
  marker_depth: number;
  seed: number | null;
  seats: readonly { kind: PlayerKind; level: string | null; style: string | null }[];
  scores: readonly number[];
}

/** Return what a link contains of the game of a view. */
export function sentGameFrom(view: View): SentGame {
  const { edition, scoring, marker_depth, seed } = view;
  const seats = view.seats.map(({ kind, level, style }) => ({ kind, level, style }));
  return { edition, scoring, marker_depth, seed, seats, scores: view.seats.map(({ score }) => score) };
}

/** Return whether a link can deal the game again: one person played it from a seed, against bots of the levels. */
export function canBeSent({ seats, seed, practice, result }: View): boolean {
  const people = seats.filter(({ kind }) => kind === "human");
  const isKnown = ({ level, style }: View["seats"][number]) =>
    LEVELS.some((each) => each === level) && (style === null || STYLES.some((each) => each === style));
  return (
    result !== null &&
    !practice &&
    seed !== null &&
    people.length === 1 &&
    seats.every((seat) => seat.kind === "human" || isKnown(seat))
  );
}

/**
 * Return the link that deals the same cards to the same seats, and says what was scored. It contains no name but the one
 * that the sender typed.
 * @param date that of a daily deal, which the link names instead of the cards and seats
 */
export function challengeUrl(game: SentGame, date: string | null, sender: string): string {
  const { edition, scoring, marker_depth, seed, seats, scores } = game;
  const words = seats.map(({ kind, level, style }) =>
    kind === "human" ? kind : [level, style].filter(Boolean).join("-"),
  );
  const deal = { edition, scoring, marker_depth: `${marker_depth}`, seed: `${seed}`, seats: words.join(".") };
  const url = siteUrl();
  url.search = new URLSearchParams({
    ...(date === null ? deal : { daily: date }),
    scores: scores.join("."),
    ...(sender.trim() && { from: sender.trim() }),
  }).toString();
  return url.href;
}
