import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { languageInUse, number, t } from "../../i18n";
import { deepEqualProperty } from "../../ui/light-element";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { formatDate } from "../history/date-text";
import type { MistakesView } from "./mistakes-view";

/** The mistake book: how many mistakes are due, waiting and learned. */
@customElement("mistakes-page")
export class MistakesPage extends SidePage {
  @property(deepEqualProperty) book: MistakesView | null = null;

  protected override render() {
    return sidePage(t("page-mistakes"), this.book ? content(this.book, this) : nothing);
  }
}

function content({ due, waiting, learned, next, isPersistent, unreadable }: MistakesView, host: HTMLElement) {
  const isEmpty = due + waiting + learned === 0;
  return html`<p>${t("mistakes-about")}</p>
    <section class="hero-card">
      ${isEmpty ? html`<p>${t("mistakes-none")}</p>` : html`<h3>${t("mistakes-today", { count: due })}</h3>`}
      ${
        due > 0
          ? html`<button type="button" class="button primary large" @click=${() => sendIntent(host, { type: "next-puzzle" })}>${t("mistakes-start")}</button>`
          : nothing
      }
    </section>
    ${
      isEmpty
        ? nothing
        : html`<dl class="key-figures">
          <div><dt>${t("mistakes-waiting")}</dt><dd>${number(waiting)}</dd></div>
          <div><dt>${t("mistakes-learned")}</dt><dd>${number(learned)}</dd></div>
          ${
            next
              ? html`<div><dt>${t("mistakes-next-date")}</dt><dd><time datetime=${next} lang=${languageInUse()}>${formatDate(next, { dateStyle: "medium" })}</time></dd></div>`
              : nothing
          }
        </dl>`
    }
    ${storageNotes(isPersistent, unreadable)}`;
}
