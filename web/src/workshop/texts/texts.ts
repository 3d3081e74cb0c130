/** The texts of the workshop, which no other page loads. */

import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource({ body: english });

/** Return a message of the workshop. */
export function w(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(`workshop${id && `-${id}`}`)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}
