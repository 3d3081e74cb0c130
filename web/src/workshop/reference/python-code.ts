import "./python-code.css";
import { pythonLanguage } from "@codemirror/lang-python";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../../ui/light-element";

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
