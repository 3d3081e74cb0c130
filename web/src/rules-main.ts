import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/card-art.css";
import "./styles/card-face.css";
import "./styles/reading.css";
import "./styles/rules-page.css";
import "./styles/forced-colors.css";
import "./styles/print.css";
import "./elements/card-art";
import "./elements/card-face";
import "./elements/rules-page";
import "./elements/table-link";
import { html, render } from "lit";
import { addressFrom, shareAddress, tableAddress } from "./address";
import { hintStorage } from "./hint-storage";
import { t, useAllTexts } from "./i18n";
import { languageWishes, speak } from "./language";
import { wear } from "./looks";
import { KeptThings } from "./storage";
import { rulesTables } from "./tables";

await main();

/** The rules to read: no engine, no game. */
async function main(): Promise<void> {
  window.opener = null;
  const address = addressFrom(location);
  const settings = new KeptThings().readSettings();
  await speak(languageWishes(address.language, settings));
  await useAllTexts();
  wear(settings);
  document.title = `${t("rules-title")} – ${t("title")}`;
  document.body.addEventListener("intent", (event) => {
    if (event.detail.type === "show-hints") hintStorage.write([]);
  });
  render(
    html`<card-art></card-art><rules-page class="reading" .tables=${rulesTables()} .tableAddress=${tableAddress()} .shareAddress=${shareAddress()}></rules-page>`,
    document.body,
  );
}
