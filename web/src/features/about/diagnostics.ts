import type { State } from "../../app/state";
import { languageInUse } from "../../i18n";
import { recentErrors } from "../../platform/error-log";

/** Return the diagnostics that a player can send: versions, the record of the game, the last errors. No names. */
export function diagnosticText({ engine, failure, offline, settings, screen }: State, record: string): string {
  const lines = [
    `Coloretto ${import.meta.env.VITE_VERSION}`,
    `engine ${import.meta.env.VITE_ENGINE?.match(/coloretto-(\w+)/)?.[1] ?? "-"} ${engine} ${failure ?? ""}`,
    `browser ${navigator.userAgent}`,
    `page ${languageInUse()} ${screen} ${innerWidth}x${innerHeight} ${JSON.stringify(settings)}`,
    `offline ${JSON.stringify(offline)}`,
    `record ${record}`,
    ...recentErrors().map((error) => `error ${error}`),
  ];
  return lines.join("\n");
}
