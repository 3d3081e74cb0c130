import { expect, test } from "vitest";
import { escaped } from "./picture-parts";

test("text of a player cannot become markup", () => {
  expect(escaped(`<a href="x">&amp;</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;");
});

/** Both ends of each range that XML 1.0 allows (section 2.2). */
test.each(["\t", "\n", "\r", " ", "\ud7ff", "\ue000", "\ufffd", "\u{10000}", "\u{10ffff}"])(
  "XML allows %j",
  (allowed) => {
    expect(escaped(allowed)).toBe(allowed);
  },
);

/** The neighbours of those ranges. */
test.each(["\0", "\b", "\v", "\f", "\u000e", "\u001f", "\ud800", "\udfff", "\ufffe", "\uffff"])(
  "XML forbids %j, which is replaced",
  (forbidden) => {
    expect(escaped(`a${forbidden}b`)).toBe("a\ufffdb");
  },
);
