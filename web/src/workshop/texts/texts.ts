/** The texts of the workshop, which no other page loads. */

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl";

const others = import.meta.glob<FluentResource["body"]>(["./*.ftl", "!./en.ftl"], { import: "default" });
/** European Portuguese has what Brazilian Portuguese shares with it. */
const BASES: Readonly<Record<string, string>> = { "pt-BR": "pt-PT" };
let bundle = bundleFrom("en", [english]);

/** Use the texts of a language. Rejects if they cannot be loaded. */
export async function setWorkshopLanguage(tag: string): Promise<void> {
  const tags = [BASES[tag], tag].filter((each) => each !== undefined);
  const texts = await Promise.all(tags.map((each) => others[`./${each}.ftl`]?.()));
  bundle = bundleFrom(
    tag,
    [english, ...texts].filter((each) => each !== undefined),
  );
}

/** Return a message of the workshop, in English if the language lacks it. */
export function w(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(`workshop${id && `-${id}`}`)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Return a bundle of texts, of which later ones replace earlier ones. */
function bundleFrom(tag: string, texts: readonly FluentResource["body"][]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const body of texts) made.addResource({ body }, { allowOverrides: true });
  return made;
}
