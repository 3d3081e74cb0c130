/** Reports invalid URL parameters in notices. */

import { FluentType } from "@fluent/bundle";
import type { QueryProblem } from "../engine/protocol";
import { hasMessage, languageInUse, t } from "../i18n";
import { findLanguage } from "../i18n/languages";
import type { Store } from "./store";

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
    allowed: allowed.join(", "),
    used: new Translated(used, (code) => usedValue(name, code)),
  });
}

function usedValue(name: string, used: string): string {
  if (name === "daily") return formatDate(used);
  if (name === "lang") return findLanguage(used)?.name ?? used;
  return messageOr(used === "usual" ? "used-usual" : `${name === "speed" ? "pace" : name}-${used}`, used);
}

function messageOr(message: string, text: string): string {
  return hasMessage(message) ? t(message) : text;
}

/** Format a date such as "2026-11-21"; the daily feature, which also does this, is loaded later. */
function formatDate(date: string): string {
  return new Intl.DateTimeFormat(languageInUse(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
