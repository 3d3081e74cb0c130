/** The ids of games and deals. */

import type { View } from "../engine/protocol";
import { sha256 } from "../platform/bytes";
import { countPeople } from "./statistics";

const ID_DIGITS = 32;

/** Stands for the game of a position of the trainer: "train" in ASCII, then zeros. */
export const TRAINER = "747261696e".padEnd(ID_DIGITS, "0");

export function isFromTrainer(game: string): boolean {
  return game === TRAINER;
}

/** Return an id that is made of a text. */
export async function idFromText(text: string): Promise<string> {
  return (await sha256(text)).slice(0, ID_DIGITS);
}

/** Return whether a game belongs in the history: people play, alone or against bots of our levels. */
export function shouldRecord({ seats }: View): boolean {
  return countPeople(seats) > 0 && seats.every(({ kind, level }) => kind === "human" || level !== null);
}

/** Return whether one person plays a game from its deal, against bots of our levels. */
export function isOwnGame(view: View): boolean {
  return shouldRecord(view) && countPeople(view.seats) === 1 && view.seed !== null;
}
