/** What a person may choose about the page, and what holds until they do. */

import { languageTags } from "../../i18n";
import { objectFromJson } from "../json-object";

/** What is chosen from a few. */
export interface Choices {
  pace: "instant" | "fast" | "normal" | "slow" | "step";
  skin: "patterns" | "suits" | "letters";
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  text: "normal" | "large" | "larger";
  motion: "system" | "full" | "less";
  /** Like the browser, or a tag. */
  language: string;
}

export type Pace = Choices["pace"];
/** At which a recorded game goes on by itself. */
export type ReplaySpeed = Extract<Pace, "slow" | "normal" | "fast">;
export type Skin = Choices["skin"];

export interface Settings extends Choices {
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
  volume: 4,
};

/** Reads what was kept; what cannot be read, or is not possible any more, is as at first. */
export function settingsFromText(text: string | null): Settings {
  const told = objectFromJson(text);
  const { volume } = told;
  const isVolume = typeof volume === "number" && volume >= 0 && volume <= MAX_VOLUME;
  return {
    pace: choiceFrom("pace", told),
    skin: choiceFrom("skin", told),
    theme: choiceFrom("theme", told),
    contrast: choiceFrom("contrast", told),
    text: choiceFrom("text", told),
    motion: choiceFrom("motion", told),
    language: choiceFrom("language", told),
    volume: isVolume ? volume : DEFAULTS.volume,
  };
}

export function settingsToText(settings: Settings): string {
  return JSON.stringify(settings);
}

/** What the styles go by, for the document's dataset. */
export function appearanceOf({ theme, contrast, text, motion, skin }: Settings): Omit<Choices, "pace" | "language"> {
  return { theme, contrast, text, motion, skin };
}

export function isPace(text: string | null): text is Pace {
  return CHOICES.pace.some((pace) => pace === text);
}

export function isTheme(text: string | null): text is Choices["theme"] {
  return CHOICES.theme.some((theme) => theme === text);
}

function choiceFrom<Name extends keyof Choices>(name: Name, told: Record<string, unknown>): Choices[Name] {
  return CHOICES[name].find((each) => each === told[name]) ?? DEFAULTS[name];
}
