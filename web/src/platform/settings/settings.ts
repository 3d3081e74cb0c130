/** The settings of the page and their defaults. */

import { languageTags } from "../../i18n";
import { objectFromJson } from "../storage/browser-storage";

/** The settings with a fixed set of values. */
export interface Choices {
  pace: "instant" | "fast" | "normal" | "slow" | "step";
  skin: "patterns" | "suits" | "letters";
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  text: "normal" | "large" | "larger";
  motion: "system" | "full" | "less";
  /** "system" for the browser's language, or a language tag. */
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
  language: ["system", ...languageTags()],
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
  const { volume } = stored;
  const isVolume = typeof volume === "number" && volume >= 0 && volume <= MAX_VOLUME;
  return {
    pace: choiceFrom("pace", stored),
    skin: choiceFrom("skin", stored),
    theme: choiceFrom("theme", stored),
    contrast: choiceFrom("contrast", stored),
    text: choiceFrom("text", stored),
    motion: choiceFrom("motion", stored),
    language: choiceFrom("language", stored),
    confirmMoves: switchFrom("confirmMoves", stored),
    playForcedMoves: switchFrom("playForcedMoves", stored),
    leftHanded: switchFrom("leftHanded", stored),
    vibration: switchFrom("vibration", stored),
    volume: isVolume ? volume : DEFAULTS.volume,
  };
}

export function settingsToText(settings: Settings): string {
  return JSON.stringify(settings);
}

/** Return the settings that style sheets select by, for the document's dataset. */
export function appearanceOf(settings: Settings): Omit<Choices, "pace" | "language"> & Pick<Settings, "leftHanded"> {
  const { theme, contrast, text, motion, skin, leftHanded } = settings;
  return { theme, contrast, text, motion, skin, leftHanded };
}

export function isPace(text: string | null): text is Pace {
  return CHOICES.pace.some((pace) => pace === text);
}

export function isTheme(text: string | null): text is Choices["theme"] {
  return CHOICES.theme.some((theme) => theme === text);
}

function choiceFrom<Name extends keyof Choices>(name: Name, stored: Record<string, unknown>): Choices[Name] {
  return CHOICES[name].find((each) => each === stored[name]) ?? DEFAULTS[name];
}

function switchFrom(name: Switch, stored: Record<string, unknown>): boolean {
  return typeof stored[name] === "boolean" ? stored[name] : DEFAULTS[name];
}
