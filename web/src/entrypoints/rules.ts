import "./every-page";
import "../features/rules/rules-page";
import { html, render } from "lit";
import { ruleTables } from "../app/options";
import { showSettings } from "../app/reading-page";
import { backUrl, pageUrl } from "../app/url";
import type { RulesPage } from "../features/rules/rules-page";
import { tipsToText } from "../features/tips/tips-text";
import { loadAllTexts, t } from "../i18n";
import { LocalStore, SEEN_TIPS } from "../platform/storage/local-storage";

await main();

/** Show the rules, without the engine and without a game. */
async function main(): Promise<void> {
  window.opener = null;
  const storage = new LocalStore();
  await showSettings(loadAllTexts, () => `${t("rules-title")} – ${t("title")}`);
  document.body.addEventListener("intent", (event) => {
    if (event.detail.type === "show-tips") storage.write(SEEN_TIPS, tipsToText([]));
  });
  render(
    html`<card-art></card-art><rules-page class="reading" .tables=${ruleTables()} .back=${backUrl()} .shareUrl=${pageUrl("share", null)}></rules-page>`,
    document.body,
  );
  await document.querySelector<RulesPage>("rules-page")?.updateComplete;
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  await Promise.all([import("../styles/forced-colors.css"), import("../styles/print.css")]);
}
