import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const FALLBACK = "en";
const others = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" });
const books = import.meta.glob<string>("./rules/*.ftl", { query: "?raw", import: "default" });
const fallback = bundleFrom(FALLBACK, english);
let current = fallback;

export type Arguments = Record<string, FluentVariable>;

export function languages(): string[] {
  return [FALLBACK, ...Object.keys(others).map((path) => path.slice(2, -4))];
}

/** Whether there is a file for the primary tag. */
export function isLanguage(tag: string | null): boolean {
  return tag !== null && languages().includes(primaryTag(tag));
}

/** The first of the wished-for languages that there is, by its primary tag. */
export function pickLanguage(wishes: readonly string[]): string {
  return wishes.map(primaryTag).find((tag) => languages().includes(tag)) ?? FALLBACK;
}

export async function useLanguage(language: string): Promise<void> {
  const load = others[`./${language}.ftl`];
  current = load ? bundleFrom(language, await load()) : fallback;
}

/** Adds the texts of a book, which only one page needs, to the language in use. */
export async function useBook(book: "rules"): Promise<void> {
  for (const bundle of new Set([fallback, current])) {
    const load = books[`./${book}/${bundle.locales[0]}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()));
  }
}

/** The message in the language in use, else in English, else its id. */
export function t(id: string, args: Arguments = {}): string {
  return format(current, id, args) ?? format(fallback, id, args) ?? id;
}

export function hasMessage(id: string): boolean {
  return fallback.hasMessage(id);
}

export function list(items: readonly string[], type: "unit" | "conjunction" | "disjunction" = "unit"): string {
  return new Intl.ListFormat(current.locales, { type, style: type === "unit" ? "short" : "long" }).format(items);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(current.locales, options).format(value);
}

function primaryTag(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}

function format(bundle: FluentBundle, id: string, args: Arguments): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

function bundleFrom(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
