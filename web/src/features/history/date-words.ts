import { html } from "lit";
import { languageInUse } from "../../i18n";
import { formatDate } from "../../i18n/dates";

/** Render a date such as "2026-11-21", or the local date of a timestamp, in words that its language marks. */
export function dateWords(date: string, options?: Intl.DateTimeFormatOptions) {
  return html`<time datetime=${date} lang=${languageInUse()}>${formatDate(date, options)}</time>`;
}
