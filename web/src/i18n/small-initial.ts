import { languageInUse } from ".";

/** Return a label as it continues a list. */
export function withSmallInitial(label: string): string {
  return label.slice(0, 1).toLocaleLowerCase(languageInUse()) + label.slice(1);
}
