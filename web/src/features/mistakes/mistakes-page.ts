import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { languageInUse, number, t } from "../../i18n";
import { byContent } from "../../ui/deep-equal-property";
import { besidePage, SidePage, storageNotes } from "../../ui/side-page";
import { dateWords } from "../daily/daily-text";
import type { MistakesView } from "./mistakes-view";

/** The book of costly decisions that come back. */
@customElement("mistakes-page")
export class MistakesPage extends SidePage {
  @property(byContent) book: MistakesView | null = null;

  protected override render() {
    return besidePage(t("page-book"), this.book ? content(this.book, this) : nothing);
  }
}

function content({ due, waiting, learned, next, isPersistent, unreadable }: MistakesView, host: HTMLElement) {
  const isEmpty = due + waiting + learned === 0;
  return html`<p>${t("book-about")}</p>
    <section class="hero-card">
      ${isEmpty ? html`<p>${t("book-none")}</p>` : html`<h3>${t("book-today", { count: due })}</h3>`}
      ${
        due > 0
          ? html`<button type="button" class="button primary large" @click=${() => sendIntent(host, { type: "next-puzzle" })}>${t("book-start")}</button>`
          : nothing
      }
    </section>
    ${
      isEmpty
        ? nothing
        : html`<dl class="key-figures">
          <div><dt>${t("book-waiting")}</dt><dd>${number(waiting)}</dd></div>
          <div><dt>${t("book-learned")}</dt><dd>${number(learned)}</dd></div>
          ${
            next
              ? html`<div><dt>${t("book-next-date")}</dt><dd><time datetime=${next} lang=${languageInUse()}>${dateWords(next, { dateStyle: "medium" })}</time></dd></div>`
              : nothing
          }
        </dl>`
    }
    ${storageNotes(isPersistent, unreadable)}`;
}
