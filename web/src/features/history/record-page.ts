import "./record-pages.css";
import { html } from "lit";
import { sends } from "../../game/intents";
import { RECORD_PAGES } from "../../game/pages";
import { t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { sidePage } from "../../ui/side-page";

/** Render one of the pages of the record, with the way to the others. */
export function recordPage(shown: (typeof RECORD_PAGES)[number], content: unknown) {
  return sidePage(
    t("page-record"),
    html`<record-pages><nav aria-label=${t("page-record")}>
        ${RECORD_PAGES.map(
          (page) => html`<button type="button" class="button" aria-current=${page === shown ? "page" : "false"}
            @click=${sends({ type: "open-page", page })}>
            ${t(`page-${page}`)}
          </button>`,
        )}
      </nav></record-pages>
      ${content}`,
  );
}

/** Say that a page is still empty, and offer to play. */
export function invitation(message: string) {
  return html`<p>${t(message)}</p>
    <p>${intentButton(t("play"), { type: "quick-play" }, "primary large")}</p>`;
}
