/** The settings of the page and their defaults. */

import { LANGUAGES } from "../../i18n/languages";
import { objectFromJson } from "../storage/browser-storage";

/** The settings with a fixed set of values. */
export interface Choices {
  pace: "instant" | "fast" | "normal" | "slow" | "step";
  skin: "patterns" | "suits" | "letters";
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  text: "normal" | "large" | "larger";
  motion: "system" | "full" | "less";
  /** "system" for the browser's language, or the tag of a language or of one of its regions. */
  language: string;
}

export type Pace = Choices["pace"];
/** The speed at which a replay advances. */
export type ReplaySpeed = Extract<Pace, "slow" | "normal" | "fast">;
export type Skin = Choices["skin"];
/** A setting that is on or off. */
export type Switch = "confirmMoves" | "playForcedMoves" | "leftHanded" | "vibration";

export interface Settings extends Choices {
  /** Whether a move needs a second press of its control. */
  confirmMoves: boolean;
  /** Whether the page plays a person's move if it is the only one. */
  playForcedMoves: boolean;
  /** Whether the controls of the table are where a left thumb reaches them. */
  leftHanded: boolean;
  /** Whether the device vibrates when a person's turn begins or an action is refused. */
  vibration: boolean;
  /** 0: silent. */
  volume: number;
}

export const CHOICES: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  pace: ["instant", "fast", "normal", "slow", "step"],
  skin: ["patterns", "suits", "letters"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  text: ["normal", "large", "larger"],
  motion: ["system", "full", "less"],
  language: ["system", ...LANGUAGES],
};

export const MAX_VOLUME = 10;

export const DEFAULTS: Settings = {
  pace: "normal",
  skin: "patterns",
  theme: "system",
  contrast: "system",
  text: "normal",
  motion: "system",
  language: "system",
  confirmMoves: false,
  playForcedMoves: true,
  leftHanded: false,
  vibration: false,
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
