import { expect, test } from "vitest";
import careful from "../../../../py/coloretto/bots/careful.py?raw";
import greedy from "../../../../py/coloretto/bots/greedy.py?raw";
import { SOURCES, sourceFragment, sourceFromFragment } from "./sources";

test.each(SOURCES)("the code of %s is that of the package", async (name) => {
  const code = { greedy, careful }[name];
  expect(code).toContain("BOT: Final[Bot] = ");
  expect(await sourceFromFragment(sourceFragment(name))).toEqual({ name, code, isOurs: true });
});

test("another fragment has no code of ours", async () => {
  expect(await sourceFromFragment("")).toBeNull();
  expect(await sourceFromFragment("#bot=AAAA")).toBeNull();
});

test.each(["", "master", "../bots/greedy", "toString"])("there is no code of %j", async (name) => {
  await expect(sourceFromFragment(`#source=${name}`)).rejects.toThrow(TypeError);
});
