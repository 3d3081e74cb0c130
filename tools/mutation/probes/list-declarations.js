import rules from "./rules.js";

export default (texts) => {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  // A name follows the end of a declaration, outside of quotation marks and parentheses.
  const declarations = /([\w-]+): ((?:"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^;"(])+);/g;
  return rules(sheets).flatMap(({ rule, around }) =>
    Array.from(rule.style.cssText.matchAll(declarations), ([, name]) => `${around} / ${name}`),
  );
};
