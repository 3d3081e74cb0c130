import { expect, test } from "vitest";
import careful from "../../../../py/coloretto/bots/references/careful.py?raw";
import greedy from "../../../../py/coloretto/bots/references/greedy.py?raw";
import { fromFragment, SOURCES, sourceFragment, toFragment } from "./link";

const BOT = { name: "Zoë’s bot", code: "def choose(table):\n    return table.legal[0]  # 🦎\n" };

test("a bot comes back from its link", async () => {
  const fragment = await toFragment(BOT);
  expect(fragment).toMatch(/^#bot=[\w-]+$/);
  expect(await fromFragment(fragment)).toEqual(BOT);
});

test("a bot of many lines has a short link", async () => {
  const code = "    if table.gain(row) > 3: return action\n".repeat(500);
  expect((await toFragment({ name: "long", code })).length).toBeLessThan(1000);
});

test("another fragment has no bot", async () => {
  expect(await fromFragment("")).toBeNull();
  expect(await fromFragment("#console")).toBeNull();
});

test.each(["#bot=", "#bot=%%%", "#bot=AAAA", "#bot=q1ZKSk"])("a damaged link is refused: %s", async (fragment) => {
  await expect(fromFragment(fragment)).rejects.toThrow();
});

test("a link with something else than a bot is refused", async () => {
  const fragment = await toFragment({ name: "a", code: 7 as unknown as string });
  await expect(fromFragment(fragment)).rejects.toThrow("not a bot");
});

test("a link that unpacks to megabytes is refused", async () => {
  const fragment = await toFragment({ name: "bomb", code: "x".repeat(10_000_000) });
  expect(fragment.length).toBeLessThan(20_000);
  await expect(fromFragment(fragment)).rejects.toThrow("too long");
});

test("a name that would reverse what follows is read without that", async () => {
  const shared = await fromFragment(await toFragment({ name: "evil\u202egpj.py", code: "x" }));
  expect(shared?.name).toBe("evil gpj.py");
});

test.each([
  ["greedy", greedy],
  ["careful", careful],
])("the code of %s is that of the package", async (name, code) => {
  expect([...SOURCES.keys()]).toContain(name);
  expect(code).toContain("BOT: Final[Bot] = ");
  expect(await fromFragment(sourceFragment(name))).toEqual({ name, code, isOurs: true });
});

test.each(["", "master", "../bots/greedy", "toString"])("there is no code of %j", async (name) => {
  await expect(fromFragment(`#source=${name}`)).rejects.toThrow(TypeError);
});
