import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The editor in the colours of the page, light and dark. */
export const THEME = EditorView.theme({
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

export const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null], color: "var(--accent)", fontWeight: "bold" },
  { tag: [tags.string], color: "var(--minus)" },
  { tag: [tags.comment], color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.definition(tags.function(tags.variableName))], fontWeight: "bold" },
]);
