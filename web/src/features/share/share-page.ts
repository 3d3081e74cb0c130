import "./share-form";
import "../../ui/card-face";
import "../../ui/copy-text";
import "../../styles/fan.css";
import "./share-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { type FrameChoice, frameStyle, frameUrl, type SiteInfo, snippetsFrom } from "../../embed/snippets";
import type { Card } from "../../engine/protocol";
import type { Options } from "../../engine/tables";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { linkBack } from "../../ui/reading-page";
import { shareForm } from "./share-form";

const FAN: Card[] = ["c1", "c4", "golden", "c6", "c2"];
/** The snippets, from the one that works everywhere to a plain link. */
const SNIPPETS = ["frame", "script", "element", "link"] as const;

/** Helps bloggers to embed a table: choices, preview, and code to copy. */
@customElement("share-page")
export class SharePage extends LightElement {
  @property({ attribute: false }) choice: FrameChoice | null = null;
  @property({ attribute: false }) options: Options | null = null;
  @property({ attribute: false }) site: SiteInfo | null = null;
  /** The address of what was left. */
  @property({ attribute: false }) back = "";

  protected override render() {
    const { choice, options, site } = this;
    if (!choice || !options || !site) return nothing;
    const snippets = snippetsFrom(choice, options, site);
    return html`<reading-header .back=${this.back}></reading-header>
      <main>
        <article class="panel">
          <div class="fan" aria-hidden="true">
            <div class="faces">${FAN.map((card) => html`<card-face .card=${card}></card-face>`)}</div>
          </div>
          <h1>${t("share-title")}</h1>
          <p class="intro">${t("share-intro")}</p>
          <section class="choice" aria-labelledby="share-choice">
            <h2 id="share-choice">${t("share-choice")}</h2>
            ${shareForm(choice, options)}
          </section>
          <section class="preview" aria-labelledby="share-preview">
            <h2 id="share-preview">${t("share-preview")}</h2>
            ${preview(choice, frameUrl(choice, options, site))}
          </section>
          <section class="snippets" aria-labelledby="share-ways">
            <h2 id="share-ways">${t("share-ways")}</h2>
            ${SNIPPETS.map(
              (name) => html`<div>
                <h3>${t(`share-${name}`)}</h3>
                <p>${t(`share-${name}-about`)}</p>
                <copy-text .text=${snippets[name]} .label=${t(`share-${name}`)}></copy-text>
              </div>`,
            )}
          </section>
          <footer>${linkBack(this.back)}</footer>
        </article>
      </main>`;
  }
}

/** Return the preview, with a new frame for each address: changing the address of a frame adds to the browser history. */
function preview(choice: FrameChoice, address: string) {
  return keyed(
    address,
    html`<iframe src=${address} title=${t("share-preview")} loading="lazy" .style=${frameStyle(choice)}></iframe>`,
  );
}
