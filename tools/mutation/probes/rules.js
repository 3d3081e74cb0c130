/** More declarations than any rule has, except one with `all`, which is written as a hundred others. */
const MOST = 60;

export default (sheets) => {
  const found = [];
  const walk = (rules, above) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) continue;
      const head = rule.selectorText ?? rule.conditionText;
      const around = head ? [...above, head] : above;
      // Chromium cannot write down `all`, nor a shorthand with a variable of which another declaration changes a part.
      const text = rule.style?.cssText ?? ": ;";
      if (!text.includes(": ;") && text.split(";").length < MOST) found.push({ rule, around: around.join(" / ") });
      walk(rule.cssRules ?? [], around);
    }
  };
  for (const sheet of sheets) walk(sheet.cssRules, []);
  return found;
};
