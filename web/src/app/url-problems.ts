/** Invalid URL parameters, and the notices that report them. */

import { FluentType } from "@fluent/bundle";
import type { QueryProblem } from "../engine/protocol";
import { ADDRESSED_DIALOGS, PAGES, pageNamed } from "../game/pages";
import { hasMessage, languageInUse, languageTag, list, t } from "../i18n";
import { formatDate } from "../i18n/dates";
import { nameOf } from "../i18n/language-name";
import { LANGUAGES } from "../i18n/languages";
import { CHOICES, type Settings } from "../platform/settings/settings";
import type { Store } from "./store";
import { isFramed, type UrlParameters } from "./url";

/** Return the invalid URL parameters that concern the page; the engine checks those that concern a game. */
export function urlProblems(parameters: UrlParameters, { pace, theme }: Settings): QueryProblem[] {
  const { page, dialog, speed, language, snapshot, accent, background } = parameters;
  const pageProblems = [
    pageNamed(page) ? null : unlessAllowed("page", page, [...PAGES, "review", "table"], "table"),
    unlessAllowed("dialog", dialog, ADDRESSED_DIALOGS, "none"),
    unlessAllowed("speed", speed, CHOICES.pace, pace),
    languageTag(language) ? null : unlessAllowed("lang", language, LANGUAGES, languageInUse()),
    unlessAllowed("theme", parameters.theme, CHOICES.theme, theme),
    unlessAllowed("snapshot", snapshot, ["off", "on"], "on"),
  ];
  const frameProblems = [
    /^#?[0-9a-f]{6}$/i.test(accent ?? "") ? null : unlessAllowed("accent", accent, ["000000–ffffff"], "usual"),
    unlessAllowed("bg", background, ["transparent"], "usual"),
  ];
  return [...pageProblems, ...(isFramed() ? frameProblems : [])].filter((problem) => problem !== null);
}

function unlessAllowed(
  name: string,
  value: string | null,
  allowed: readonly string[],
  used: string,
): QueryProblem | null {
  return value === null || allowed.includes(value) ? null : { name, value, allowed: [...allowed], used };
}

/** The maximum number of characters that a notice quotes of an invalid value. */
const MAX_SHOWN_LENGTH = 24;

/** A code in a notice, translated each time the notice is shown, because the language may change meanwhile. */
class Translated extends FluentType<string> {
  constructor(
    code: string,
    private readonly translate: (code: string) => string,
  ) {
    super(code);
  }

  override toString(): string {
    return this.translate(this.value);
  }
}

/** Report the problems noted so far and from now on. Call it once all texts are loaded. */
export function reportProblems(store: Store): void {
  store.subscribe(({ problems }) => {
    if (problems.length === 0) return;
    store.set({ problems: [] });
    for (const problem of problems) report(store, problem);
  });
}

function report(store: Store, { name, value, allowed, used }: QueryProblem): void {
  store.addNotice("notice-problem", {
    name: new Translated(name, (code) => messageOr(`parameter-${code}`, code)),
    value: value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH - 1)}…` : value,
    allowed: list(allowed),
    used: new Translated(used, (code) => usedValue(name, code)),
  });
}

function usedValue(name: string, used: string): string {
  if (name === "daily") return formatDate(used);
  if (name === "lang") return nameOf(used);
  return messageOr(used === "usual" ? "used-usual" : `${name === "speed" ? "pace" : name}-${used}`, used);
}

function messageOr(message: string, text: string): string {
  return hasMessage(message) ? t(message) : text;
}
