import "../../ui/copy-text";
import "./about-page.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { siteUrl } from "../../app/url";
import { t } from "../../i18n";
import { SidePage, sidePage } from "../../ui/side-page";

interface BundledWork {
  name: string;
  version: string;
  licence: string;
}

const PARTS: readonly BundledWork[] = JSON.parse(import.meta.env.VITE_PARTS);

/** Version, privacy, third-party parts, and diagnostics for bug reports. */
@customElement("about-page")
export class AboutPage extends SidePage {
  @property({ attribute: false }) diagnostic = "";

  protected override render() {
    return sidePage(
      t("page-about"),
      html`<p>${t("about-game")}</p>
        <p>${t("about-version", { version: import.meta.env.VITE_VERSION })}</p>
        <ul class="links">
          ${this.#link("workshop.html", "about-workshop")}
          ${this.#english("docs/", "about-docs")}
        </ul>
        <h3>${t("about-privacy-title")}</h3>
        <p>${t("about-privacy")}</p>
        <details>
          <summary>${t("about-diagnostic-title")}</summary>
          <p>${t("about-diagnostic")}</p>
          <copy-text .text=${this.diagnostic} .label=${t("about-diagnostic-title")}></copy-text>
        </details>
        <details>
          <summary id="about-parts">${t("about-parts")}</summary>
          ${this.#parts()}
        </details>
        <ul class="links">
          ${this.#english("LICENSE.txt", "about-our-licence")}
          ${this.#english("LICENSES-THIRD-PARTY.txt", "about-third-licences")}
          ${this.#link("sbom.json", "about-bill")}
        </ul>`,
    );
  }

  #parts() {
    return html`<table role="table" aria-labelledby="about-parts">
      <thead role="rowgroup">
        <tr role="row">
          ${["part", "part-version", "licence"].map((each) => html`<th role="columnheader" scope="col">${t(`about-${each}`)}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup" lang="zxx">
        ${PARTS.map(
          ({ name, version, licence }) => html`<tr role="row">
            <th role="rowheader" scope="row">${breakable(name)}</th>
            <td role="cell">${version}</td>
            <td role="cell">${licence}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #link(file: string, word: string) {
    return html`<li><a href=${new URL(file, siteUrl()).href} target="_blank" rel="noopener">${t(word)}</a></li>`;
  }

  #english(file: string, word: string) {
    const words = t("in-english", { words: t(word) });
    return html`<li><a href=${new URL(file, siteUrl()).href} hreflang="en" target="_blank" rel="noopener">${words}</a></li>`;
  }
}

/** Let the name of a package break after its scope: "@lit/reactive-element". */
function breakable(name: string) {
  const [scope, rest] = name.split("/");
  return rest ? html`${scope}/<wbr />${rest}` : name;
}
