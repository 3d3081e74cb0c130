/** The texts of the workshop, which no other page loads. */

import type { FluentResource } from "@fluent/bundle";
import { type Arguments, addTexts, t } from "../../i18n";
import english from "./en.ftl";

const texts = {
  ...import.meta.glob<FluentResource["body"]>(["./*.ftl", "!./en.ftl"], { import: "default" }),
  "./en.ftl": async () => english,
};

/** Load the texts of the workshop. Reject if they cannot be loaded. */
export function loadWorkshopTexts(): Promise<void> {
  return addTexts(texts);
}

/** Return a message of the workshop. */
export function w(id: string, args?: Arguments): string {
  return t(`workshop${id && `-${id}`}`, args);
}
