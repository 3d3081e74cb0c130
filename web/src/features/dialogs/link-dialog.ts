import "../../ui/copy-text";
import "./link-dialog.css";
import { html } from "lit";
import { t } from "../../i18n";
import { titledDialog } from "../../ui/dialog";

/** Shows a link that the frame is not allowed to open, for the reader to copy. */
export function linkDialog(link: string | null) {
  return html`<link-dialog>${titledDialog({
    id: "link-title",
    title: t("full-page"),
    isOpen: link !== null,
    whenClosed: { type: "close-link" },
    content: () => html`<p>${t("link-about")}</p>
      <copy-text .text=${link ?? ""} .label=${t("link")}></copy-text>`,
  })}</link-dialog>`;
}
