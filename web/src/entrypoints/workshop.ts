import "./every-page";
import "../workshop/page/workshop-page";
import { html, render } from "lit";
import { ruleTables } from "../app/options";
import { showSettings } from "../app/reading-page";
import { backUrl } from "../app/url";
import { loadAllTexts } from "../i18n";
import { keepWorkshop } from "../offline/registration";
import { whenInactive } from "../platform/tasks";
import { preloadCage } from "../workshop/cage/cage";
import type { WorkshopPage } from "../workshop/page/workshop-page";
import { loadWorkshopTexts, w } from "../workshop/texts/texts";
import { Workshop } from "../workshop/workshop";

await main();

/** Show the workshop. Python starts with the first run. */
async function main(): Promise<void> {
  const loadTexts = () => Promise.all([loadAllTexts(), loadWorkshopTexts()]);
  await showSettings(loadTexts, () => `${w("")} – Coloretto`);
  render(html`<card-art></card-art><workshop-page class="reading" .back=${backUrl()}></workshop-page>`, document.body);
  const page = document.querySelector("workshop-page") as WorkshopPage;
  new Workshop(page, ruleTables().options);
  whenInactive(() => void Promise.all([keepWorkshop(), preloadCage()]));
}
