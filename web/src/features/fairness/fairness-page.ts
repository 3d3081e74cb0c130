import "./fairness-page.css";
import { html, nothing } from "lit";
import type { ShuffleComparison } from "../../engine/coach-protocol";
import { sends } from "../../game/intents";
import { joinSentences, t } from "../../i18n";
import { copyItem } from "../../ui/copy-text";
import { intentButton } from "../../ui/forms/intent-button";
import { sidePage } from "../../ui/side-page";

/** The state of the fairness page for the game in play. */
export interface Fairness {
  /** The SHA-256 to which the engine committed at the start; null: none. */
  commitment: string | null;
  /** The text with that SHA-256, which the engine reveals after the end. */
  text: string | null;
  /** The SHA-256 of the text that the page has computed; null: not yet. */
  computed: string | null;
  /** Whether bots choose the same with a shuffled deck; "nobody": no bot has acted yet. */
  shuffled: ShuffleComparison | "thinking" | "nobody" | null;
}

export const NOT_CHECKED: Fairness = { commitment: null, text: null, computed: null, shuffled: null };

/** The fields of the line behind the commitment, in order. */
const PARTS = ["variant", "removed", "starting", "starter", "rows", "supply", "salt"];
const NOT_PROVED = ["lot", "look", "program"];

/** How to verify that the game is fair, and what that does not prove. */
export function fairnessPage(fairness: Fairness, hasGame: boolean) {
  return html`<fairness-page>${sidePage(
    t("page-fairness"),
    html`<p>${t("fair-intro")}</p>
        ${deckSection(fairness, hasGame)} ${botsSection(fairness, hasGame)}
        <section aria-labelledby="fair-not">
          <h3 id="fair-not">${t("fair-not")}</h3>
          <ul class="bullets">${NOT_PROVED.map((each) => html`<li>${t(`fair-not-${each}`)}</li>`)}</ul>
        </section>`,
  )}</fairness-page>`;
}

function deckSection(fairness: Fairness, hasGame: boolean) {
  const { commitment } = fairness;
  return html`<section aria-labelledby="fair-deck">
      <h3 id="fair-deck">${t("fair-deck")}</h3>
      <p>${t("fair-deck-about")}</p>
      ${
        commitment === null
          ? html`<p class="help-text">${t(hasGame ? "fair-no-commitment" : "fair-no-game")}</p>`
          : html`${copyItem("fair-commitment", commitment)} ${revealed(fairness)}`
      }
    </section>`;
}

function revealed(fairness: Fairness) {
  const { text } = fairness;
  if (text === null) return html`<p class="help-text">${t("fair-told-later")}</p>`;
  const parts = html`<details>
      <summary>${t("fair-parts")}</summary>
      ${partsOf(text)}
    </details>`;
  return html`${copyItem("fair-told", text, parts)}
      <p>${intentButton(t("fair-check"), { type: "check-deck" }, "primary")}</p>
      <div role="status">${verdict(fairness)}</div>
      ${copyItem("fair-command", command(text))}`;
}

/** Return the fields of the line; a game started from a position has other fields, which are not explained. */
function partsOf(text: string) {
  const fields = text.split(" ");
  if (fields.length !== PARTS.length) return html`<p>${t("fair-parts-position")}</p>`;
  return html`<dl>
      ${PARTS.map((part, at) => html`<div><dt>${t(`fair-part-${part}`)}</dt><dd><code lang="zxx">${fields[at]}</code></dd></div>`)}
    </dl>`;
}

function verdict({ computed, commitment }: Fairness) {
  if (computed === null) return nothing;
  const isSame = computed === commitment;
  return html`<p class="verdict ${isSame ? "good" : "bad"}">${t(isSame ? "fair-same" : "fair-other")}</p>
      <p><code lang="zxx">${computed}</code></p>`;
}

function botsSection({ shuffled }: Fairness, hasGame: boolean) {
  return html`<section aria-labelledby="fair-bots">
      <h3 id="fair-bots">${t("fair-bots")}</h3>
      <p>${t("fair-bots-about")}</p>
      ${
        hasGame
          ? html`<p>
                <button type="button" class="button" aria-disabled=${shuffled === "thinking"} @click=${sends({ type: "shuffle-deck" })}>${t("fair-shuffle")}</button>
              </p>
              <div role="status">${shuffleResult(shuffled)}</div>`
          : html`<p class="help-text">${t("fair-no-game")}</p>`
      }
    </section>`;
}

function shuffleResult(shuffled: Fairness["shuffled"]) {
  if (shuffled === null) return nothing;
  if (shuffled === "thinking" || shuffled === "nobody") return html`<p>${t(`fair-shuffle-${shuffled}`)}</p>`;
  const { same, shuffles, moved } = shuffled;
  return html`<p class="verdict ${same === shuffles ? "good" : "bad"}">
    ${joinSentences([t("fair-shuffled", { same, shuffles }), t("fair-moved", { count: moved })])}
  </p>`;
}

/** Return a shell command that computes the hash; the line has no character that needs escaping in single quotes. */
function command(text: string): string {
  return `printf '%s' '${text}' | sha256sum`;
}
