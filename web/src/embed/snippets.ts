/** The options of a frame, and the code to paste for them. */

import type { Edition, Scoring } from "../engine/protocol";
import type { Options } from "../engine/tables";
import { HEIGHT } from "./default-height";

/** What the frame shows: a new deal, a position or a record. */
export const SUBJECTS = ["deal", "pos", "record"] as const;

export const THEMES = ["system", "light", "dark"] as const;

/** In `language` and `theme`, "system" follows the reader's browser or device. */
export interface FrameChoice {
  subject: (typeof SUBJECTS)[number];
  /** The position or the record, if that is the subject. */
  notation: string;
  players: number;
  edition: Edition;
  scoring: Scoring;
  level: string;
  /** Empty: random for each reader. */
  seed: string;
  language: string;
  theme: (typeof THEMES)[number];
  /** "#rrggbb", or null for the default. */
  accent: string | null;
  isTransparent: boolean;
  isCompact: boolean;
}

export interface SiteInfo {
  url: URL;
  /** Whether the site has a page for each language, with a link preview. */
  hasLanguagePages: boolean;
}

type Pairs = readonly (readonly [name: string, value: string])[];

export function defaultChoice({ defaults }: Options): FrameChoice {
  const style = { language: "system", theme: "system", accent: null, isTransparent: false, isCompact: false } as const;
  return { ...defaults, ...style, subject: "deal", notation: "", seed: "" };
}

export function snippetsFrom(choice: FrameChoice, options: Options, site: SiteInfo) {
  const script = tag("script", [
    ["async", ""],
    ["src", new URL("embed.js", site.url).href],
  ]);
  const frame = tag("iframe", [
    ["src", frameUrl(choice, options, site)],
    ["title", "Coloretto"],
    ["width", "100%"],
    ["height", String(HEIGHT)],
    ["loading", "lazy"],
    ["allow", "clipboard-write"],
    ["style", frameStyle(choice)],
  ]);
  const style: Pairs = [["style", `display: block; min-height: ${HEIGHT}px`]];
  const element = tag("coloretto-game", [...parameters(choice, options), ...style]);
  return { frame, script: `${frame}\n${script}`, element: `${script}\n${element}`, link: linkFrom(choice, site) };
}

export function frameUrl(choice: FrameChoice, options: Options, site: SiteInfo): string {
  const url = new URL("embed/", site.url);
  for (const [name, value] of parameters(choice, options)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Return the style; a transparent frame needs the host's colour scheme, as browsers make it opaque if the two differ.
 */
export function frameStyle({ theme, isTransparent }: FrameChoice): string {
  const scheme = theme === "system" ? "light dark" : theme;
  return isTransparent ? `border: 0; color-scheme: ${scheme}` : "border: 0";
}

/** Return the URL parameters; defaults are omitted. */
function parameters(choice: FrameChoice, { defaults }: Options): Pairs {
  const { subject, notation, accent } = choice;
  const deal: [string, string | null][] = [
    ["players", choice.players === defaults.players ? null : String(choice.players)],
    ["edition", choice.edition === defaults.edition ? null : choice.edition],
    ["scoring", choice.scoring === defaults.scoring ? null : choice.scoring],
    ["seed", choice.seed || null],
  ];
  const start: typeof deal = [[subject, notation.trim() || null]];
  const pairs: typeof deal = [
    ...(subject === "deal" ? deal : start),
    ["level", choice.level === defaults.level ? null : choice.level],
    ["lang", choice.language === "system" ? null : choice.language],
    ["theme", choice.theme === "system" ? null : choice.theme],
    ["accent", accent?.slice(1) ?? null],
    ["bg", choice.isTransparent ? "transparent" : null],
    ["compact", choice.isCompact ? "" : null],
  ];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function linkFrom({ language }: FrameChoice, { url, hasLanguagePages }: SiteInfo): string {
  if (language === "system") return url.href;
  return new URL(hasLanguagePages ? `${language}/` : `?lang=${language}`, url).href;
}

function tag(name: string, attributes: Pairs): string {
  const words = attributes.map(([key, value]) => (value === "" ? key : `${key}="${escaped(value)}"`));
  return `<${[name, ...words].join(" ")}></${name}>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
