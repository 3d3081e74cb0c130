import "./bot-reference.css";
import "./python-code.css";
import "../../ui/card-face";
import { pythonLanguage } from "@codemirror/lang-python";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { cardWord } from "../../game/game-text";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { SOURCES, sourceFragment } from "../bots/link";
import { w } from "../texts/texts";
import type { Workshop } from "../workshop";
import API from "./api.json";

type Part = (typeof API)[number];

const CARDS: readonly Card[] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "+2", "joker", "golden"];

const EXAMPLE_FILES = import.meta.glob<string>("./examples/*.py", { query: "?raw", import: "default", eager: true });

/** A bot for each part of the reference. */
const EXAMPLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EXAMPLE_FILES).map(([path, code]) => [path.replace(/^.*\/|\.py$/g, ""), code]),
);

/** All that a bot can see. */
export function botReference(workshop: Workshop) {
  return html`<bot-reference><section aria-labelledby="reference">
      <h2 id="reference" tabindex="-1">${w("reference")}</h2>
      <p>${w("reference-about")}</p>
      ${API.map((part) => partSection(part, workshop))}
      ${section("cards", w("reference-cards"), cards(), workshop)}
      ${section("bot", w("reference-advanced"), advanced(), workshop)}
    </section></bot-reference>`;
}

function partSection({ name, class: type, about, members }: Part, workshop: Workshop) {
  const title = html`<code>${name}</code> ${w(`reference-${name}`)}`;
  return section(
    name,
    title,
    html`<p lang="en">${words(about)} <span class="type">${type}</span></p>
        <dl lang="en">${members.map((member) => entry(name, member))}</dl>`,
    workshop,
  );
}

function section(name: string, title: unknown, content: TemplateResult, workshop: Workshop) {
  const code = EXAMPLES[name] ?? "";
  return html`<details ?open=${name === "table"}>
      <summary><h3>${title}</h3></summary>
      <div class="part">
        <div>${content}</div>
        <div class="example">
          <h4>${w("example")}</h4>
          <python-code lang="en" .code=${code}></python-code>
          <button type="button" class="button" aria-label=${w("try-label", { name })}
            @click=${() => workshop.tryExample({ name, code })}>${w("try")}</button>
        </div>
      </div>
    </details>`;
}

function entry(of: string, { name, signature, type, text }: Part["members"][number]) {
  return html`<div>
    <dt><code><span class="of">${of}.</span><b>${name}</b>${signature}</code> <span class="type">${type}</span></dt>
    <dd>${words(text)}</dd>
  </div>`;
}

function cards() {
  return html`<p>${w("reference-cards-about")}</p>
    <ul class="cards">
      ${CARDS.map((card) => html`<li><card-face .card=${card}></card-face><code>"${card}"</code><span>${cardWord(card)}</span></li>`)}
    </ul>`;
}

function advanced() {
  return html`<p>${words(w("reference-advanced-about"))}</p>
    <p>${w("reference-sources")}</p>
    <p class="links">
      ${[...SOURCES.keys()].map((name) => html`<a class="button" href=${sourceFragment(name)}>${name}</a>`)}
    </p>
    <p class="links">
      <a href="docs/first-bot.html" hreflang="en">${t("in-english", { words: w("reference-first-bot") })}</a>
      <a href="docs/api/bots.html" hreflang="en">${t("in-english", { words: w("reference-docs") })}</a>
    </p>`;
}

/** Return a text in which what is between backticks is code. */
function words(text: string) {
  return text.split("`").map((part, place) => (place % 2 ? html`<code>${part}</code>` : part || nothing));
}

const CLASSES = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null], class: "keyword" },
  { tag: tags.string, class: "string" },
  { tag: tags.comment, class: "comment" },
  { tag: tags.definition(tags.function(tags.variableName)), class: "definition" },
]);

/** A Python program in the colours of the editor, to read. */
@customElement("python-code")
export class PythonCode extends LightElement {
  @property({ attribute: false }) code = "";

  protected override render() {
    return html`<pre tabindex="0" translate="no"><code>${coloured(this.code)}</code></pre>`;
  }
}

function coloured(code: string): (TemplateResult | string)[] {
  const parts: (TemplateResult | string)[] = [];
  const put = (text: string, classes: string) =>
    parts.push(classes ? html`<span class=${classes}>${text}</span>` : text);
  highlightCode(code, pythonLanguage.parser.parse(code), CLASSES, put, () => parts.push("\n"));
  return parts;
}
