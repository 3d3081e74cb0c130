import { type DirectiveClass, PartType } from "lit/directive.js";
import { expect, test, vi } from "vitest";
import { intents, markup } from "../../testing/markup";
import { loadAllTexts, setLanguage, t } from "../i18n";
import { setHomeBehind, sidePage, storageNotes, titleFocus } from "./side-page";

await setLanguage(["en"]);
await loadAllTexts();

test.each([true, false])(
  "whether the title takes the focus once, after the reader has touched the page: %j",
  async (hasBeenActive) => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
    const { _$litDirective$: TitleFocus } = titleFocus() as unknown as { _$litDirective$: DirectiveClass };
    const directive = new TitleFocus({ type: PartType.ELEMENT } as never);
    const title = { focus: vi.fn() };
    for (const _ of [1, 2]) directive.update({ element: title } as never, []);
    await null;
    expect(title.focus.mock.calls).toEqual(hasBeenActive ? [[{ preventScroll: true }]] : []);
  },
);

test.each([
  ["table", false],
  ["home", true],
])("a side page has its title, the way back to the %s, and its content", (place, isHomeBehind) => {
  setHomeBehind(isHomeBehind);
  const page = markup(sidePage("My games", "nothing yet"));
  expect(page).toMatch(/<h2 id="side-page-title" tabindex="-1"[^>]*>My games<\/h2>/);
  const names = [t("back-to-table"), t("page-home")];
  expect(names.filter((name) => page.includes(name))).toEqual([place === "home" ? names[1] : names[0]]);
  expect(page).toMatch(/<\/header>\s*nothing yet/);
});

test("the way back opens the table, where home may be", () => {
  expect(intents(sidePage("", ""))).toEqual([{ type: "open-page", page: "table" }]);
});

test.each([
  ["persistent and readable", true, 0, []],
  ["what the browser may delete", false, 0, [t("not-persistent")]],
  ["partly unreadable", true, 2, [t("kept-unreadable", { count: 2 })]],
  ["both", false, 1, [t("not-persistent"), t("kept-unreadable", { count: 1 })]],
])("the notes on stored games say that they are %s", (_, isPersistent, unreadable, notes) => {
  const shown = markup(storageNotes(isPersistent, unreadable)).matchAll(/<p class="help-text">(.*?)<\/p>/gs);
  expect([...shown].map(([, note]) => note)).toEqual(notes);
});
