import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { BotStore } from "../../history/bots/bot-store";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import { Shelf, type ShelfView } from "./shelf";

let storage: MemoryStorage;
let listeners: ((event: object) => void)[];

/** A tab with the workshop, whose editor shows what the shelf asks for. */
class Tab {
  code: string;
  readonly shelf: Shelf;
  #revision = 1;

  constructor() {
    const browser = new BrowserStorage(() => storage);
    const show = (view: ShelfView) => this.#show(view);
    this.code = "";
    this.shelf = new Shelf({ code: () => this.code, show }, new BotStore(browser), browser);
    this.code = this.shelf.view.open.code;
  }

  get names(): string[] {
    return this.shelf.view.bots.map(({ name }) => name);
  }

  get notice(): string | undefined {
    return this.shelf.view.notice?.message;
  }

  /** Write code, which is stored after a moment. */
  write(code: string): void {
    this.code = code;
    this.shelf.save();
  }

  #show({ revision, open }: ShelfView): void {
    if (revision !== this.#revision) this.code = open.code;
    this.#revision = revision;
  }
}

beforeEach(() => {
  storage = new MemoryStorage();
  listeners = [];
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: object) => void) => listeners.push(listen));
});

function open(): Tab {
  return new Tab();
}

/** Announce to all tabs that another one has written. */
function report(): void {
  for (const listen of listeners) listen({ key: null });
}

test("a visitor who writes nothing stores nothing", () => {
  const tab = open();
  expect(tab.names).toEqual(["my bot"]);
  tab.shelf.save();
  expect(storage.entries()).toEqual({});
});

test("the bot that was open last is open again", () => {
  const tab = open();
  tab.write("first");
  tab.shelf.add("other", "second");
  tab.shelf.select(tab.shelf.view.bots.find(({ name }) => name === "my bot")?.id ?? "");
  expect(open().shelf.view.open).toMatchObject({ name: "my bot", code: "first" });
});

test("the first bot stays in the list when another one is added, and can sit at a table", () => {
  const tab = open();
  tab.shelf.add("other", "x");
  expect([tab.names, open().names]).toEqual([
    ["my bot", "other"],
    ["my bot", "other"],
  ]);
});

test("the bot that was open in an earlier version is open again", () => {
  const bots = ["a", "b"].map((id) => ({ id, name: id, code: `code of ${id}`, versions: [] }));
  storage.setItem("coloretto:v1:workshop", JSON.stringify({ form: 1, bots, open: "b" }));
  expect(open().code).toBe("code of b");
});

describe("with two tabs", () => {
  test("a new bot of one stays when the other writes, and appears there", () => {
    const one = open();
    one.write("AAA");
    const other = open();
    other.shelf.add("bot", "BBB");
    report();
    one.write("AAA.");
    expect([one.names, open().names]).toEqual([
      ["bot", "my bot"],
      ["bot", "my bot"],
    ]);
    expect(one.code).toBe("AAA.");
  });

  test("the editor of one shows what the other has written", () => {
    const one = open();
    one.write("AAA");
    const other = open();
    other.write("BBB");
    report();
    expect([one.code, one.notice]).toEqual(["BBB", undefined]);
  });

  test.each([true, false])("a bot that both write becomes two, which is reported (events: %s)", (hasEvents) => {
    const one = open();
    one.write("AAA");
    const other = open();
    one.code = "AAA and more";
    other.write("BBB");
    if (hasEvents) report();
    one.shelf.save();
    expect([one.names, one.notice, one.code]).toEqual([["my bot", "my bot 2"], "moved", "AAA and more"]);
    one.write("AAA and still more");
    expect([one.notice, open().code]).toEqual(["moved", "AAA and still more"]);
    expect(
      open()
        .shelf.view.bots.map(({ code }) => code)
        .sort(),
    ).toEqual(["AAA and still more", "BBB"]);
  });

  test("a first bot in which nothing was written gives way to what the other writes", () => {
    const [one, other] = [open(), open()];
    other.write("BBB");
    report();
    expect([one.names, one.code]).toEqual([["my bot"], "BBB"]);
  });

  test("first bots that both write are two", () => {
    const [one, other] = [open(), open()];
    one.write("AAA");
    other.write("BBB");
    expect(open().names).toEqual(["my bot", "my bot 2"]);
  });

  test("a bot that the other deletes can be brought back", () => {
    const one = open();
    one.write("AAA");
    const other = open();
    other.shelf.delete();
    report();
    expect([one.names, one.notice, one.shelf.view.deleted?.name]).toEqual([["my bot"], "deleted-elsewhere", "my bot"]);
    one.shelf.undoDelete();
    expect([one.code, open().code]).toEqual(["AAA", "AAA"]);
  });

  test("a bot that the other deletes stays if it is being written", () => {
    const one = open();
    one.write("AAA");
    const other = open();
    one.code = "AAA and more";
    other.shelf.delete();
    report();
    expect(open().code).toBe("AAA and more");
  });
});

test("unsaved code comes back with its deleted bot", () => {
  const tab = open();
  tab.code = "AAA";
  tab.shelf.delete();
  tab.shelf.undoDelete();
  expect(tab.code).toBe("AAA");
});

test("an earlier version takes the place of the code, which becomes one", () => {
  const tab = open();
  tab.write("AAA");
  tab.shelf.saveVersion();
  tab.code = "BBB";
  const [version] = tab.shelf.view.open.versions;
  if (version) tab.shelf.restoreVersion(version);
  expect(tab.code).toBe("AAA");
  expect(open().shelf.view.open.versions.map(({ code }) => code)).toEqual(["BBB", "AAA"]);
});

test("what cannot be read is offered by its name, deleted, and brought back", () => {
  storage.setItem("coloretto:v1:workshop", '{"form":2,"bots":[]}');
  storage.setItem("coloretto:v1:workshop-bots:a", '{"form":2,"name":"of tomorrow"}');
  const tab = open();
  expect(tab.shelf.view.unreadable.map(({ name }) => name).sort()).toEqual(["bot", "of tomorrow"]);
  const deleted = tab.shelf.view.unreadable.find(({ name }) => name === "of tomorrow");
  if (deleted) tab.shelf.deleteUnreadable(deleted);
  expect(tab.shelf.view.unreadable).toHaveLength(1);
  tab.shelf.undoDelete();
  expect(tab.shelf.view).toMatchObject({ unreadable: [{}, {}], deleted: null });
});

test("a full storage is reported, and so is the deletion of all data in another tab", () => {
  const tab = open();
  storage.isFull = true;
  tab.write("AAA");
  expect(tab.notice).toBe("not-stored");
  storage.isFull = false;
  tab.write("BBB");
  expect(tab.notice).toBeUndefined();
  tab.shelf.stop();
  storage.clear();
  report();
  tab.write("CCC");
  expect([tab.notice, tab.names, storage.entries()]).toEqual(["erased-elsewhere", ["my bot"], {}]);
});
