import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";
import english, { rest as restOfEnglish } from "./en/page.ftl";
import { findLanguage, LANGUAGES, withBase } from "./languages";
import { type Packed, unpack } from "./packed";
import { PSEUDO, pseudo } from "./pseudo";

/** The texts of the messages of a Fluent file; the build parses it. */
export type Texts = Readonly<Record<string, Packed>>;

/** The texts of a file in another language, in the order of the messages of English; null where one is missing. */
export type OtherTexts = readonly (Packed | null)[];

/** A file with the first texts of a language, which loads the rest of them. */
export interface TextFile<Content> {
  default: Content;
  rest(): Promise<{ default: Content }>;
}

/** What loads a part of the texts: in English, and in another language. */
interface Part {
  english(): Promise<Texts>;
  load(tag: string): Promise<OtherTexts> | undefined;
}

const files = import.meta.glob<TextFile<OtherTexts>>(["./*/page.ftl", "!./en/page.ftl"]);
const first: Part = {
  english: async () => english,
  load: (tag) => files[`./${tag}/page.ftl`]?.().then((file) => file.default),
};
const rest: Part = {
  english: () => restOfEnglish().then((file) => file.default),
  load: (tag) =>
    files[`./${tag}/page.ftl`]?.()
      .then((file) => file.rest())
      .then((file) => file.default),
};
/** The parts in use; more are added, none is removed. */
const parts = new Set([first]);
const fallback = bundleFrom("en", messagesFrom(english));
let current = fallback;
/** The texts are British; a reader's own region comes first. */
const BRITISH = "en-GB";
/** A tag with a region, as in "es-MX", which formats may follow. */
const REGIONAL = /^[a-z]{2,3}(-[a-z]{4})?-([a-z]{2}|\d{3})$/i;
/** The reader's region of the current language, for numbers, dates and lists: "es-MX" for Spanish. */
let locale = BRITISH;
/** Number formats of the locale, cached because creating one is slow. */
const numberFormats = new Map<string, Intl.NumberFormat>();
/** The largest integer that every language writes without separators. */
const MAX_PLAIN = 999;
const MINUS = "−";
/** Where the system's Chinese lacks the space of the texts around a list's last word. */
const AROUND_AND = /(?<=[!-~])(?=[和或])|(?<=[和或])(?=[!-~])/g;

export type Arguments = Record<string, FluentVariable>;

/** Return the tag of the language that serves a tag; undefined if there is none. */
export function languageTag(tag: string | null): string | undefined {
  return import.meta.env.MODE === "fake" && tag === PSEUDO ? PSEUDO : findLanguage(tag, LANGUAGES);
}

/** Use the first supported language of the list, or else English. Reject if its texts cannot be loaded. */
export async function setLanguage(preferred: readonly string[]): Promise<void> {
  const inUse = preferred.map(languageTag).find(Boolean) ?? "en";
  current = await load(inUse);
  const regional = preferred.find((each) => REGIONAL.test(each) && each !== inUse && languageTag(each) === inUse);
  locale = regional ?? (inUse === "en" ? BRITISH : inUse);
  numberFormats.clear();
}

/** Load the deferred texts, too, from now on for every language. Reject if they cannot be loaded. */
export function loadAllTexts(): Promise<void> {
  return addTexts(rest);
}

/** Load a further part of the texts, from now on for every language. Reject if it cannot be loaded. */
export async function addTexts(part: Part): Promise<void> {
  parts.add(part);
  const bundle = current;
  const [english, own] = await Promise.all([textsOf(part, "en"), textsOf(part, languageInUse())]);
  addTo(fallback, english);
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

/** Make a sentence of a name or a clause. */
export function sentence(words: string): string {
  return t("sentence", { words });
}

/** Return what stands between two sentences: a space in languages with one after a comma. */
export function gap(): string {
  return t("comma").slice(1);
}

/** Set sentences one after another. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(gap());
}

/** Join items into a phrase: "Ann, Ben and Cleo", "15 or 16". No line ends with a Polish "i". */
export function formatList(items: readonly string[], type: "conjunction" | "disjunction"): string {
  const list = new Intl.ListFormat(locale, { type }).format(items);
  return list.replaceAll(" i ", " i\u00a0").replace(AROUND_AND, " ");
}

/** Return the reader's region of the current language, or the language. */
export function localeInUse(): string {
  return locale;
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

async function load(tag: string): Promise<FluentBundle> {
  if (tag === "en") return fallback;
  const all = await Promise.all([...parts].map((part) => textsOf(part, tag)));
  const transform = import.meta.env.MODE === "fake" && tag === PSEUDO ? pseudo : undefined;
  return bundleFrom(tag, all.flat(), transform);
}

/** Load what a part has in a language, after what it has in the language's base. */
async function textsOf(part: Part, tag: string): Promise<Message[]> {
  const [english, ...others] = await Promise.all([part.english(), ...withBase(tag).map((each) => part.load(each))]);
  return others.flatMap((texts) => messagesFrom(english, texts));
}

/** Return the messages that have a text, by default the English one. */
function messagesFrom(english: Texts, texts: OtherTexts = Object.values(english)): Message[] {
  return Object.keys(english).flatMap((id, at) => {
    const text = texts[at];
    return text ? [{ id, value: unpack(text), attributes: {} }] : [];
  });
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

/** Make a bundle; later messages override earlier ones. */
function bundleFrom(tag: string, messages: Message[], transform = (text: string) => text): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false, transform });
  addTo(bundle, messages);
  return bundle;
}

function addTo(bundle: FluentBundle, body: Message[]): void {
  bundle.addResource({ body }, { allowOverrides: true });
}
