import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from "@codemirror/autocomplete";
import API from "../reference/api.json";

/** Other words before a dot that stand for a part of the table: `table.me.`, `action.row.`. */
const ALSO: Readonly<Record<string, string>> = { me: "player", rival: "player", after: "table" };

/** Beginnings of what many bots need: a label, what it is for, and the code. */
const SNIPPETS = (
  [
    ["choose", "a bot", "def choose(table):\n    #{return table.legal[0]}"],
    ["takes", "the rows that you may take", "takes = [action for action in table.legal if action.is_take]"],
    ["places", "the rows that fit the drawn card", "places = [action for action in table.legal if action.is_place]"],
    [
      "best",
      "the take with the most points",
      "best = max(#{takes}, key=lambda action: table.gain(action.row), default=None)",
    ],
    [
      "think",
      "the library’s own Bot contract",
      "class MyBot:\n    def think(self, state, limit, rng):\n        #{...}\n\n\nBOT = MyBot()",
    ],
  ] as const
).map(([label, detail, code]) => snippetCompletion(code, { label, detail, type: "text" }));

/** Complete what follows a dot, and beginnings of lines; elsewhere a list of names would only be in the way. */
export function complete(context: CompletionContext): CompletionResult | null {
  const attribute = context.matchBefore(/(?:\b[a-z]\w*|[)\]])\.\w*$/i);
  if (attribute) {
    const [before = ""] = attribute.text.split(".");
    return { from: attribute.from + before.length + 1, options: attributesOf(before), validFor: /^\w*$/ };
  }
  const word = context.matchBefore(/^\s*\w*$/);
  const begun = word?.text.trim() ?? "";
  if (!word || (begun.length < 2 && !context.explicit)) return null;
  return { from: context.pos - begun.length, options: SNIPPETS, validFor: /^\w*$/ };
}

/** Return the attributes of what a variable stands for; those of all parts if its name does not say. */
function attributesOf(variable: string): Completion[] {
  const known = API.filter(({ name }) => name === (ALSO[variable] ?? variable));
  return (known.length > 0 ? known : API).flatMap(({ name: of, members }) =>
    members.map(({ name, kind, signature, type, text }, place) => ({
      label: name,
      apply: kind === "method" ? `${name}(` : name,
      detail: `${of}${signature && `.${name}${signature}`}: ${type}`,
      info: text.replaceAll("`", ""),
      type: kind === "method" ? "method" : "property",
      boost: -place,
    })),
  );
}
