import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/card-art.css";
import "./styles/card-face.css";
import "./styles/copy-text.css";
import "./styles/reading.css";
import "./styles/share-page.css";
import "./styles/forced-colors.css";
import "./styles/print.css";
import "./elements/card-art";
import "./elements/card-face";
import "./elements/copy-text";
import "./elements/share-form";
import "./elements/share-page";
import "./elements/table-link";
import { html, render } from "lit";
import { addressFrom, siteAddress, tableAddress } from "./address";
import { type Place, usualChoice } from "./embed/snippets";
import { t, useAllTexts } from "./i18n";
import { languageWishes, speak } from "./language";
import { wear } from "./looks";
import { KeptThings } from "./storage";
import { rulesTables } from "./tables";

await main();

/** How to put a table on a page of one's own: no engine, no game but the one in the preview. */
async function main(): Promise<void> {
  const settings = new KeptThings().readSettings();
  await speak(languageWishes(addressFrom(location).language, settings));
  await useAllTexts();
  wear(settings);
  document.title = `${t("share-title")} – ${t("title")}`;
  const { options } = rulesTables();
  const place: Place = { site: siteAddress(), hasLanguagePages: import.meta.env.VITE_URL !== undefined };
  let choice = usualChoice(options);
  const draw = () =>
    render(
      html`<card-art></card-art>
        <share-page class="reading" .choice=${choice} .options=${options} .place=${place} .tableAddress=${tableAddress()}></share-page>`,
      document.body,
    );
  document.body.addEventListener("intent", ({ detail }) => {
    if (detail.type !== "choose-frame") return;
    choice = { ...choice, ...detail.change };
    draw();
  });
  draw();
}
