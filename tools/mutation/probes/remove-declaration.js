import rules from "./rules.js";

export default (declaration) => {
  const at = declaration.lastIndexOf(" / ");
  const [place, name] = [declaration.slice(0, at), declaration.slice(at + 3)];
  globalThis.changed = rules([...document.styleSheets, ...document.adoptedStyleSheets])
    .filter(({ around }) => around === place)
    .map(({ rule }) => [rule, rule.style.cssText]);
  for (const [rule] of globalThis.changed) rule.style.removeProperty(name);
};
