/** Drawings as strings: the browser parses one string in a quarter of the time that nested templates take. */

type Value = string | number | readonly string[];

/** Template tag for SVG; joins lists. Values are not escaped: pass only constants of the code. */
export function svg(strings: TemplateStringsArray, ...values: Value[]): string {
  return strings.reduce((before, next, index) => before + text(values[index - 1] ?? "") + next);
}

function text(value: Value): string {
  return typeof value === "object" ? value.join("") : String(value);
}
