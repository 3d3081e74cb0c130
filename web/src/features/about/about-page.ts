import "../../ui/copy-text";
import "./about-page.css";
import { html } from "lit";
import { pageUrl, siteUrl } from "../../app/url";
import { t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import { sidePage } from "../../ui/side-page";

interface BundledWork {
  name: string;
  version: string;
  licence: string;
}

const PARTS: readonly BundledWork[] = JSON.parse(import.meta.env.VITE_PARTS);

/** Version, privacy, third-party parts, and diagnostics for bug reports. */
export function aboutPage(diagnostic: string) {
  return html`<about-page>${sidePage(
    t("page-about"),
    html`<p>${t("about-game")}</p>
        <p>${t("about-version", { version: import.meta.env.VITE_VERSION })}</p>
        <ul class="links">
          ${link(pageUrl("workshop", null), "about-workshop")}
          ${english("docs/", "about-docs")}
        </ul>
        <h3>${t("about-privacy-title")}</h3>
        <p>${t("about-privacy")}</p>
        <details>
          <summary>${t("about-diagnostic-title")}</summary>
          <p>${t("about-diagnostic")}</p>
          <copy-text .text=${diagnostic} .label=${t("about-diagnostic-title")}></copy-text>
        </details>
        <details>
          <summary id="about-parts">${t("about-parts")}</summary>
          ${partsTable()}
        </details>
        <ul class="links">
          ${english("LICENSE.txt", "about-our-licence")}
          ${english("LICENSES-THIRD-PARTY.txt", "about-third-licences")}
          ${link("sbom.json", "about-bill")}
        </ul>`,
  )}</about-page>`;
}

function partsTable() {
  const code = (words: unknown) => html`<span lang="zxx">${words}</span>`;
  return figureTable({
    labelledBy: "about-parts",
    columns: ["part", "part-version", "licence"].map((each) => t(`about-${each}`)),
    rows: PARTS.map(({ name, version, licence }) => ({
      label: code(breakable(name)),
      figures: [version, licence].map(code),
    })),
    look: "stacked",
  });
}

function link(file: string, word: string) {
  return html`<li><a href=${new URL(file, siteUrl()).href} target="_blank" rel="noopener">${t(word)}</a></li>`;
}

function english(file: string, word: string) {
  const words = t("in-english", { words: t(word) });
  return html`<li><a href=${new URL(file, siteUrl()).href} hreflang="en" target="_blank" rel="noopener">${words}</a></li>`;
}

/** Let the name of a package break after its scope: "@lit/reactive-element". */
function breakable(name: string) {
  const [scope, rest] = name.split("/");
  return rest ? html`${scope}/<wbr />${rest}` : name;
}
