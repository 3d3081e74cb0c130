import "./every-page";
import "../features/share/share-page";
import { html, render } from "lit";
import { ruleTables } from "../app/options";
import { showSettings } from "../app/reading-page";
import { backUrl, siteUrl } from "../app/url";
import { defaultChoice, type SiteInfo } from "../embed/snippets";
import { loadAllTexts, t } from "../i18n";

await main();

/** Show how to embed a table, without the engine; the only game is the one in the preview. */
async function main(): Promise<void> {
  await showSettings(loadAllTexts, () => `${t("share-title")} – ${t("title")}`);
  const { options } = ruleTables();
  const site: SiteInfo = { url: siteUrl(), hasLanguagePages: import.meta.env.VITE_URL !== undefined };
  let choice = defaultChoice(options);
  const draw = () =>
    render(
      html`<card-art></card-art>
        <share-page class="reading" .choice=${choice} .options=${options} .site=${site} .back=${backUrl()}></share-page>`,
      document.body,
    );
  document.body.addEventListener("choose-frame", ({ detail: change }) => {
    choice = { ...choice, ...change };
    draw();
  });
  draw();
  await Promise.all([import("../styles/forced-colors.css"), import("../styles/print.css")]);
}
