import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";
import english from "./en/page.ftl";
import { findLanguage, LANGUAGES, type Language } from "./languages";

/** The values of the messages of a Fluent file by their ids; the build parses it. */
export type Texts = Readonly<Record<string, Message["value"]>>;

/** Loads a part of the texts in a language. */
type Part = (tag: string) => Promise<Texts> | undefined;

const texts = import.meta.glob<Texts>(["./*/page.ftl", "!./en/page.ftl"], { import: "default" });
const deferredTexts = import.meta.glob<Texts>("./*/page.ftl", { import: "default", query: "?deferred" });
/** The parts in use; more are added, none is removed. */
const parts = new Set<Part>([firstTexts]);
const fallback = bundleFrom("en", [english]);
let current = fallback;
/** The texts are British; a reader's own region comes first. */
const BRITISH = "en-GB";
/** The reader's region of the current language, for numbers, dates and lists: "es-MX" for Spanish. */
let locale = BRITISH;
/** Number formats of the locale, cached because creating one is slow. */
const numberFormats = new Map<string, Intl.NumberFormat>();
/** The largest integer that every language writes without separators. */
const MAX_PLAIN = 999;
const MINUS = "−";

export type Arguments = Record<string, FluentVariable>;

export function languageTags(): string[] {
  return LANGUAGES.map(({ tag }) => tag);
}

/** Return the tag of the language that serves a tag; undefined if there is none. */
export function languageTag(tag: string | null): string | undefined {
  return resolveLanguage(tag)?.tag;
}

/** Use the first supported language of the list, or else English. Reject if its texts cannot be loaded. */
export async function setLanguage(preferred: readonly string[]): Promise<void> {
  const tag = preferred.find(languageTag);
  const language = resolveLanguage(tag ?? null);
  current = language ? await load(language) : fallback;
  const inUse = languageInUse();
  locale =
    preferred.find((each) => each.includes("-") && each !== inUse && languageTag(each) === inUse) ??
    (inUse === "en" ? BRITISH : inUse);
  numberFormats.clear();
}

/** Load the deferred texts, too, from now on for every language. Reject if they cannot be loaded. */
export function loadAllTexts(): Promise<void> {
  return addTexts(restOfTexts);
}

/** Load a further part of the texts, from now on for every language. Reject if it cannot be loaded. */
export async function addTexts(part: Part): Promise<void> {
  parts.add(part);
  const bundle = current;
  const [english, ...own] = await Promise.all([part("en"), ...bodies(part, languageInUse())]);
  addTo(fallback, [english]);
  addTo(bundle, own);
}

/** Return the tag of the current language. */
export function languageInUse(): string {
  return current.locales[0] ?? "";
}

/**
 * Return a message in the current language, or else in English, or else its id. A message with a name may select by
 * `$person`, "you" or "other": the word for "you" itself cannot be a key, as keys have no accents.
 */
export function t(id: string, args: Arguments = {}): string {
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, countArgument(value)]));
  const { name } = given;
  if (name) Object.assign(given, { person: name === t("name-you") ? "you" : "other" });
  return format(current, id, given) ?? format(fallback, id, given) ?? id;
}

export function hasMessage(id: string): boolean {
  return fallback.hasMessage(id);
}

/** Separate items by commas: "red, blue, +2". */
export function list(items: readonly string[]): string {
  return items.join(t("comma"));
}

/** Join items into a phrase: "Ann, Ben and Cleo", "15 or 16". */
export function formatList(items: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(locale, { type }).format(items);
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, options);
}

/** Format a number. Small integers skip `Intl.NumberFormat`, whose first use takes half as long as the first render. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const size = Math.abs(value);
  if (!options && Number.isInteger(size) && size <= MAX_PLAIN) return value < 0 ? `${MINUS}${size}` : String(size);
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format.format(value).replace("-", MINUS);
}

function firstTexts(tag: string): Promise<Texts> | undefined {
  return texts[`./${tag}/page.ftl`]?.();
}

function restOfTexts(tag: string): Promise<Texts> | undefined {
  return deferredTexts[`./${tag}/page.ftl`]?.();
}

function resolveLanguage(tag: string | null): Language | undefined {
  return isPseudo(tag) ? PSEUDO : findLanguage(tag);
}

/** Return whether the tag is of the pseudo-language, which only test builds have. */
function isPseudo(tag: string | null): boolean {
  return import.meta.env.MODE === "fake" && tag === PSEUDO.tag;
}

async function load({ tag }: Language): Promise<FluentBundle> {
  if (tag === fallback.locales[0]) return fallback;
  const all = await Promise.all([...parts].flatMap((part) => bodies(part, tag)));
  return isPseudo(tag) ? bundleFrom(tag, [english, ...all], pseudo) : bundleFrom(tag, all);
}

/** Load what a part has in a language, which overrides its base. */
function bodies(part: Part, tag: string): (Promise<Texts> | undefined)[] {
  return [resolveLanguage(tag)?.base, tag].map((each) => (each ? part(each) : undefined));
}

function format(bundle: FluentBundle, id: string, args: Arguments): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** A number in a message, formatted by `number`. */
class Count extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

function countArgument(argument: FluentVariable): FluentVariable {
  return typeof argument === "number" ? new Count(argument) : argument;
}

/** Make a bundle; messages of later files override those of earlier ones. */
function bundleFrom(tag: string, files: readonly (Texts | undefined)[], transform = (text: string) => text) {
  return addTo(new FluentBundle(tag, { useIsolating: false, transform }), files);
}

function addTo(bundle: FluentBundle, files: readonly (Texts | undefined)[]): FluentBundle {
  for (const file of files) {
    const body = Object.entries(file ?? {}).map(([id, value]) => ({ id, value, attributes: {} }));
    bundle.addResource({ body }, { allowOverrides: true });
  }
  return bundle;
}

/** A pseudo-language for tests: English, but 40 % longer, which shows what does not fit and what is not translated. */
const PSEUDO = { tag: "en-XA", name: "Pseudo", base: "en" };

const MARK = "\u0323";
const EXPANSION = 0.4;

/** Repeat the beginning of every word and put a mark under every letter. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(0, Math.ceil(word.length * EXPANSION));
    return [...longer].map((letter) => letter + MARK).join("");
  });
}
