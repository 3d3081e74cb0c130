/** What the pages without a game share: the rules, the page for bloggers, the workshop. */

import { applyAppearance, applyLanguage } from "../platform/settings/apply";
import { onChangeElsewhere } from "../platform/storage/browser-storage";
import { areSettings, LocalStore } from "../platform/storage/local-storage";
import { openUrl } from "./url";
import { settingsFor } from "./url-settings";

/**
 * Show the page in its language and appearance, and follow changes of the settings: by another tab, or while the browser
 * kept this page for a way back.
 *
 * @param loadTexts loads what the page needs besides the texts of every page
 * @param title of the document, in the current language
 */
export async function showSettings(loadTexts: () => Promise<unknown>, title: () => string): Promise<void> {
  const storage = new LocalStore();
  const show = async () => {
    const settings = settingsFor(openUrl(), storage.readSettings());
    applyAppearance(settings);
    await applyLanguage(settings);
  };
  const follow = async () => {
    await show();
    document.title = title();
  };
  await show();
  await loadTexts();
  document.title = title();
  onChangeElsewhere(areSettings, () => void follow());
}
