import { type Completion, CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import API from "../reference/api.json";
import { complete } from "./completions";

function completed(doc: string, explicit = false): CompletionResult | null {
  return complete(new CompletionContext(EditorState.create({ doc }), doc.length, explicit));
}

function labels(doc: string, explicit = false): string[] {
  return (completed(doc, explicit)?.options ?? []).map(({ label }) => label);
}

function membersOf(name: string): string[] {
  return API.filter((part) => part.name === name).flatMap(({ members }) => members.map((member) => member.name));
}

describe("after a dot", () => {
  test.each(API.map(({ name }) => name))("a %s has the attributes of the reference", (name) => {
    expect(labels(`x = ${name}.`)).toEqual(membersOf(name));
  });

  test.each([
    ["table.me.", "player"],
    ["table.gain(action.row.", "row"],
    ["rival.ca", "player"],
  ])("%s completes a %s", (code, part) => {
    expect(labels(code)).toEqual(membersOf(part));
  });

  test("an unknown variable has the attributes of all parts", () => {
    expect(labels("x.")).toEqual(API.flatMap(({ name }) => membersOf(name)));
    expect(labels("table.legal[0].")).toEqual(labels("x."));
  });

  test("the completion starts after the dot", () => {
    expect(completed("  table.dr")?.from).toBe(8);
  });

  test("a method brings its bracket, and its parameters as a detail", () => {
    const gain = completed("table.")?.options.find(({ label }) => label === "gain") as Completion;
    expect(gain.apply).toBe("gain(");
    expect(gain.detail).toBe("table.gain(row, player=None): int");
  });

  test("a number has none", () => {
    expect(completed("x = 3.")).toBeNull();
  });
});

describe("at the beginning of a line", () => {
  test.each(["ta", "    ta", "x = 1\nch"])("%j brings snippets", (code) => {
    expect(labels(code)).toContain("takes");
  });

  test("one letter brings them on request", () => {
    expect(completed("t")).toBeNull();
    expect(labels("t", true)).toContain("takes");
    expect(labels("", true)).toContain("choose");
  });

  test.each(["x = ta", "return ta", "# ta"])("%j brings none", (code) => {
    expect(completed(code)).toBeNull();
  });
});
