import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { complete } from "./completions";

/** The editor in the colours of the page, light and dark. */
const THEME = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--paper)", fontSize: "0.9375rem", height: "100%" },
  "&.cm-focused": { outline: "var(--ring-stroke) solid var(--ring)", outlineOffset: "2px" },
  ".cm-content": { fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace", caretColor: "var(--text)" },
  ".cm-gutters": { color: "var(--muted)", backgroundColor: "transparent", border: "none" },
  ".cm-cursor": { borderLeftColor: "var(--text)", borderLeftWidth: "2px" },
  ".cm-activeLine": { backgroundColor: "var(--winner)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "light-dark(rgb(13 90 80 / 22%), rgb(240 195 90 / 26%))",
  },
  ".cm-tooltip": { color: "var(--text)", backgroundColor: "var(--paper)", border: "1px solid var(--edge)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--accent-ink)", backgroundColor: "var(--accent)" },
  ".cm-matchingBracket": { color: "inherit", backgroundColor: "var(--winner)", outline: "1px solid var(--edge)" },
});

const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null], color: "var(--accent)", fontWeight: "bold" },
  { tag: [tags.string], color: "var(--minus)" },
  { tag: [tags.comment], color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.definition(tags.function(tags.variableName))], fontWeight: "bold" },
]);

/** An error in the code. */
export interface CodeProblem {
  /** From 1. */
  line: number;
  message: string;
}

/**
 * An editor for Python. It is in a shadow root, because only there does its library use style sheets that the page's
 * policy allows. The attribute `label` is the accessible name of its text box.
 */
export class CodeEditor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  readonly #view = new EditorView({ root: this.#root, parent: this.#root });

  get code(): string {
    return this.#view.state.doc.toString();
  }

  /** Replace the code, and forget what can be undone. */
  open(code: string): void {
    this.#view.setState(this.#stateFor(code));
  }

  /** Mark problems; an empty list removes the marks. */
  mark(problems: readonly CodeProblem[]): void {
    const { state } = this.#view;
    const diagnostics = problems.map(({ line, message }): Diagnostic => {
      const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
      return { from, to, message, severity: "error" };
    });
    this.#view.dispatch(setDiagnostics(state, diagnostics));
  }

  #stateFor(doc: string): EditorState {
    return EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        python(),
        syntaxHighlighting(HIGHLIGHT),
        autocompletion({ override: [complete] }),
        lintGutter(),
        keymap.of([
          { key: "Mod-Enter", run: () => this.dispatchEvent(new CustomEvent("run-code", { bubbles: true })) },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          "aria-label": this.getAttribute("label") ?? "",
          tabindex: "0",
          spellcheck: "false",
          autocapitalize: "off",
        }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) this.dispatchEvent(new CustomEvent("code-changed", { bubbles: true }));
        }),
        THEME,
      ],
    });
  }
}

customElements.define("code-editor", CodeEditor);
