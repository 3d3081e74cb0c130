import type { QueryProblem } from "../engine/protocol";
import { ADDRESSED_DIALOGS, MENU_PAGES } from "../game/pages";
import { languageInUse, languageTag, languageTags } from "../i18n";
import { CHOICES, type Settings } from "../platform/settings/settings";
import { isFramed, type UrlParameters } from "./url";

/** Return the invalid URL parameters that concern the page; the engine checks those that concern a game. */
export function urlProblems(parameters: UrlParameters, { pace, theme }: Settings): QueryProblem[] {
  const { page, dialog, speed, language, snapshot, accent, background } = parameters;
  const pageProblems = [
    unlessAllowed("page", page, [...MENU_PAGES, "review"], "table"),
    unlessAllowed("dialog", dialog, ADDRESSED_DIALOGS, "none"),
    unlessAllowed("speed", speed, CHOICES.pace, pace),
    languageTag(language) ? null : unlessAllowed("lang", language, languageTags(), languageInUse()),
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
