/** The settings of the page and their defaults. */

import { LANGUAGES } from "../../i18n/languages";
import { objectFromJson } from "../storage/browser-storage";

const CODES = {
  pace: ["instant", "fast", "normal", "slow", "step"],
  skin: ["patterns", "suits", "letters"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  text: ["normal", "large", "larger"],
  motion: ["system", "full", "less"],
  /** "system" for the browser's language, or the tag of a language or of one of its regions. */
  language: ["system", ...LANGUAGES],
} as const;

/** The settings with a fixed set of values. */
export type Choices = { [Name in keyof typeof CODES]: (typeof CODES)[Name][number] };
export const CHOICES: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = CODES;
export type Pace = Choices["pace"];
/** The speed at which a replay advances. */
export type ReplaySpeed = Extract<Pace, "slow" | "normal" | "fast">;
export type Skin = Choices["skin"];
/** A setting that is on or off. */
export type Switch = "confirmMoves" | "playForcedMoves" | "leftHanded" | "vibration";

export const MAX_VOLUME = 10;

export interface Settings extends Choices, Record<Switch, boolean> {
  volume: number;
}

export const DEFAULTS: Settings = {
  pace: "normal",
  skin: "patterns",
  theme: "system",
  contrast: "system",
  text: "normal",
  motion: "system",
  language: "system",
  /** Whether a move needs a second press of its control. */
  confirmMoves: false,
  /** Whether the page plays a person's move if it is the only one. */
  playForcedMoves: true,
  /** Whether the controls of the table are where a left thumb reaches them. */
  leftHanded: false,
  /** Whether the device vibrates when a person's turn begins or an action is refused. */
  vibration: false,
  /** 0: silent. */
  volume: 4,
};

/** Parse stored settings. Unreadable or unknown values become the defaults. */
export function settingsFromText(text: string | null): Settings {
  const stored = objectFromJson(text);
  const valid = settingNames().filter((name) => isValid(name, stored[name]));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map((name) => [name, stored[name]])) };
}

/** Return whether a value is one of those of a setting. */
export function isChoice<Name extends keyof Choices>(name: Name, value: unknown): value is Choices[Name] {
  return CHOICES[name].some((choice) => choice === value);
}

function settingNames(): (keyof Settings)[] {
  return Object.keys(DEFAULTS) as (keyof Settings)[];
}

function isValid(name: keyof Settings, value: unknown): boolean {
  if (name in CHOICES) return isChoice(name as keyof Choices, value);
  return typeof value === typeof DEFAULTS[name] && (typeof value !== "number" || (value >= 0 && value <= MAX_VOLUME));
}
