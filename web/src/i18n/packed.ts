import type { Message } from "@fluent/bundle";

type Pattern = NonNullable<Message["value"]>;
type Part = Exclude<Pattern, string>[number];
type Choice = Extract<Part, { type: "select" }>;

/** The text of a message, or its parts, as the build writes them: in the form of Fluent, a file would be 8 % longer. */
export type Packed = string | readonly PackedPart[];

/**
 * A text, the name of a variable, or a choice by a variable: its name, the keys of the variants, separated by spaces,
 * and their texts. The last variant is the default.
 */
export type PackedPart = string | readonly [name: string, keys?: string, ...texts: Packed[]];

/** Return the text of a message in the form that Fluent uses. */
export function unpack(packed: Packed): Pattern {
  return typeof packed === "string" ? packed : packed.map(unpackPart);
}

function unpackPart(packed: PackedPart): Part {
  if (typeof packed === "string") return packed;
  const [name, keys, ...texts] = packed;
  const variable = { type: "var", name } as const;
  if (!keys) return variable;
  const variants = keys.split(" ").map((key, at) => ({ key: unpackKey(key), value: unpack(texts[at] ?? "") }));
  return { type: "select", selector: variable, variants, star: variants.length - 1 };
}

function unpackKey(key: string): Choice["variants"][number]["key"] {
  const value = Number(key);
  return Number.isNaN(value) ? { type: "str", value: key } : { type: "num", value, precision: 0 };
}
