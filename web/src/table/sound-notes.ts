/** The notes of the sounds: plucks of wood and strings, and brushes of felt and paper. */

interface Note {
  /** When the note starts, in seconds after the start of the sound. */
  at: number;
  /** A pluck is a tone; a brush is noise around its frequency. */
  kind: "pluck" | "brush";
  hertz: number;
  seconds: number;
  gain: number;
}

/** The wood of the rows: each is higher than the one before. */
const ROW_HERTZ = [147, 165, 185, 208, 233] as const;
/** The notes of the cards of a taken row, which drop on their piles one after another. */
const CARD_HERTZ = [392, 440, 494, 587, 659] as const;
/** When the first of these cards drops, and how far they are apart, in seconds. */
const FIRST_DROP_S = 0.3;
const NEXT_DROP_S = 0.09;

const DRAW = [brush(0, 2600, 0.09, 0.2), brush(0.05, 1500, 0.1, 0.16), brush(0.16, 900, 0.05, 0.12)];

/** The sounds that are always the same. */
const FIXED = {
  draw: DRAW,
  /** A draw when few are left before the last round: a low beat follows. */
  few: [...DRAW, pluck(0.1, 82, 0.35, 0.4), pluck(0.34, 78, 0.5, 0.3)],
  joker: [
    brush(0, 3200, 0.2, 0.12),
    ...[523, 659, 784, 988].map((hertz, index) => pluck(0.08 + 0.07 * index, hertz, 0.9, 0.13)),
    pluck(0.08, 262, 0.8, 0.14),
  ],
  /** Rows slide back, and the next one begins. */
  round: [
    brush(0, 500, 0.16, 0.18),
    brush(0.12, 650, 0.16, 0.16),
    pluck(0.05, 294, 0.4, 0.24),
    pluck(0.2, 392, 0.5, 0.24),
  ],
  // A gong: its partials are not harmonic, and the low ones ring longest.
  last_round: [
    brush(0, 300, 0.12, 0.3),
    pluck(0, 98, 2.2, 0.5),
    pluck(0, 151, 1.7, 0.3),
    pluck(0.01, 233, 1.1, 0.2),
    pluck(0.02, 341, 0.7, 0.12),
  ],
  /** A person takes the lead. */
  lead: [pluck(0, 587, 0.25, 0.12), pluck(0.08, 880, 0.5, 0.12)],
  turn: [pluck(0, 523, 0.3, 0.2), pluck(0.09, 659, 0.45, 0.2)],
  over: [pluck(0, 392, 0.4, 0.3), pluck(0.14, 330, 0.4, 0.3), pluck(0.28, 262, 0.7, 0.3)],
  won: [pluck(0, 392, 0.4, 0.3), pluck(0.12, 494, 0.4, 0.3), pluck(0.24, 587, 0.4, 0.3), pluck(0.36, 784, 0.9, 0.35)],
} as const satisfies Record<string, readonly Note[]>;

/** A sound: `place-2` is a card placed in the second row, `take-3` a row of three cards that is taken. */
export type Sound = keyof typeof FIXED | `place-${number}` | `take-${number}`;

/** Every sound. */
export const SOUNDS: readonly Sound[] = [
  ...(Object.keys(FIXED) as (keyof typeof FIXED)[]),
  ...ROW_HERTZ.map((_, index) => `place-${index + 1}` as const),
  ...CARD_HERTZ.map((_, index) => `take-${index + 1}` as const),
];

export function notesOf(sound: Sound): readonly Note[] {
  const [kind, count] = sound.split("-");
  if (kind === "place") return place(ROW_HERTZ[Number(count) - 1] ?? ROW_HERTZ[0]);
  return kind === "take" ? take(Number(count)) : FIXED[sound as keyof typeof FIXED];
}

/** Felt touches wood, which rings. */
function place(hertz: number): Note[] {
  return [brush(0, 700, 0.06, 0.35), pluck(0, hertz, 0.14, 0.45), pluck(0.005, hertz * 2.76, 0.05, 0.12)];
}

/** The cards gather, and drop one after another. */
function take(cards: number): Note[] {
  const drops = CARD_HERTZ.slice(0, cards).flatMap((hertz, index) => {
    const at = FIRST_DROP_S + NEXT_DROP_S * index;
    return [brush(at, 800, 0.05, 0.2), pluck(at, hertz, 0.3, 0.14)];
  });
  return [brush(0, 900, 0.09, 0.2), brush(0.06, 1300, 0.09, 0.2), brush(0.12, 1900, 0.12, 0.2), ...drops];
}

function pluck(at: number, hertz: number, seconds: number, gain: number): Note {
  return { at, kind: "pluck", hertz, seconds, gain };
}

function brush(at: number, hertz: number, seconds: number, gain: number): Note {
  return { at, kind: "brush", hertz, seconds, gain };
}

export type { Note };
