import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl";
import { findLanguage, LANGUAGES, type Language } from "./languages";
import { PSEUDO, pseudo } from "./pseudo";

/** What the build has read from a file. */
type Texts = FluentResource["body"];

const texts = import.meta.glob<Texts>(["./*.ftl", "!./en.ftl"], { import: "default" });
const deferredTexts = import.meta.glob<Texts>("./*.ftl", { import: "default", query: "?deferred" });
const fallback = bundleFrom("en", [english]);
let current = fallback;
/** Whether all is worded, not only what every visit needs. */
let isAll = false;
/** Of the language in use, each made once: making one takes far longer than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
/** Up to here a whole number is its digits in all our languages. */
const PLAIN = 999;
const MINUS = "−";

export type Arguments = Record<string, FluentVariable>;

export function languageTags(): string[] {
  return LANGUAGES.map(({ tag }) => tag);
}

/** Whether somebody who preferred for the tag gets more than the fallback. */
export function isSupportedLanguage(tag: string | null): boolean {
  return resolveLanguage(tag) !== undefined;
}

/** Words everything in the first of the wished-for languages that there is. Rejects when its texts don't arrive. */
export async function setLanguage(preferred: readonly (string | null)[]): Promise<void> {
  const tag = preferred.find(isSupportedLanguage);
  const language = resolveLanguage(tag ?? null);
  current = language ? await load(language) : fallback;
  numberFormats.clear();
}

/** From now on words everything, in whatever language: nothing or all at once. Rejects when the texts don't arrive. */
export async function loadAllTexts(): Promise<void> {
  isAll = true;
  const used = resolveLanguage(languageInUse());
  const [english, bundle] = await Promise.all([deferredTexts["./en.ftl"]?.(), used ? load(used) : fallback]);
  fallback.addResource({ body: english ?? [] });
  if (languageInUse() === used?.tag) current = bundle;
}

/** The tag of the language in use. */
export function languageInUse(): string {
  return current.locales[0] ?? "";
}

/** The message in the language in use, else in English, else its id. */
export function t(id: string, args: Arguments = {}): string {
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, countArgument(value)]));
  return format(current, id, given) ?? format(fallback, id, given) ?? id;
}

export function hasMessage(id: string): boolean {
  return fallback.hasMessage(id);
}

/** "red, blue, +2". */
export function list(items: readonly string[]): string {
  return items.join(t("comma"));
}

/** "Ann, Ben and Cleo", "15 or 16". */
export function formatList(items: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(current.locales, { type }).format(items);
}

/** The browser's first format of numbers would take as long as half of the first drawing: most need none. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const size = Math.abs(value);
  if (!options && Number.isInteger(size) && size <= PLAIN) return value < 0 ? `${MINUS}${size}` : String(size);
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(current.locales, options);
  numberFormats.set(key, format);
  return format.format(value).replace("-", MINUS);
}

function resolveLanguage(tag: string | null): Language | undefined {
  return isPseudo(tag) ? PSEUDO : findLanguage(tag);
}

/** Never in what is shipped. */
function isPseudo(tag: string | null): boolean {
  return import.meta.env.MODE === "fake" && tag === PSEUDO.tag;
}

async function load({ tag, base }: Language): Promise<FluentBundle> {
  if (tag === fallback.locales[0]) return fallback;
  if (isPseudo(tag)) return bundleFrom(tag, [english, await deferredTexts["./en.ftl"]?.()], pseudo);
  const files = [...(base ? [base] : []), tag].map((each) => `./${each}.ftl`);
  const parts = files.flatMap((file) => [texts[file]?.(), isAll ? deferredTexts[file]?.() : undefined]);
  return bundleFrom(tag, await Promise.all(parts));
}

function format(bundle: FluentBundle, id: string, args: Arguments): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** What texts count with. */
class Count extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

function countArgument(argument: FluentVariable): FluentVariable {
  return typeof argument === "number" ? new Count(argument) : argument;
}

/** Later texts hold where earlier ones say something else. */
function bundleFrom(tag: string, files: readonly (Texts | undefined)[], transform = (text: string) => text) {
  const bundle = new FluentBundle(tag, { useIsolating: false, transform });
  for (const body of files) bundle.addResource({ body: body ?? [] }, { allowOverrides: true });
  return bundle;
}
