import { beforeEach, describe, expect, test, vi } from "vitest";
import { CheckedCache } from "./checked-cache";

const SITE = "https://games.example/";
const SCRIPT = `${SITE}assets/workshop-a.js`;
const PAGE = `${SITE}workshop.html`;
const NAME = "coloretto-workshop";
const HTML = { "Content-Type": "text/html; charset=utf-8" };
const JS = { "Content-Type": "text/javascript" };

const right: Readonly<Record<string, () => Response>> = {
  [SCRIPT]: () => new Response("run()", { headers: JS }),
  [PAGE]: () => new Response("<p>Workshop", { headers: HTML }),
};
const MAINTENANCE = () => new Response("<p>Back soon", { headers: HTML });

/** The wrong answers of a host, each to any request. */
const WRONG: Readonly<Record<string, () => Response>> = {
  "a page for every address": MAINTENANCE,
  "a login after a redirect": () => withFields(MAINTENANCE(), { redirected: true }),
  "half of the file": () => new Response("run", { headers: JS }),
  "half of the file, as 206": () => new Response("run()", { headers: JS, status: 206 }),
  "the file as plain text": () => new Response("run()", { headers: { "Content-Type": "text/plain" } }),
  "a broken connection": () =>
    new Response(new ReadableStream({ start: (body) => body.error("lost") }), { headers: JS }),
  "an opaque answer": () => withFields(new Response(null), { status: 0, ok: false, type: "opaque" }),
  "an error": () => new Response("run()", { headers: JS, status: 503 }),
};

let stored: Map<string, Response>;
let host: (url: string) => Response | Promise<Response>;
let workshop: CheckedCache;
const fetched = vi.fn();

beforeEach(async () => {
  stored = new Map();
  host = (url) => (right[url] as () => Response)();
  fetched.mockClear();
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) => {
    const url = typeof request === "string" ? request : request.url;
    fetched(url, init?.cache);
    return host(url.replace(/\?.*/, ""));
  });
  const files = await Promise.all([SCRIPT, PAGE].map(async (url) => ({ url, integrity: await integrityOf(url) })));
  workshop = new CheckedCache(NAME, files, SITE);
});

async function integrityOf(url: string): Promise<string> {
  const content = await (right[url] as () => Response)().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

function withFields(response: Response, fields: object): Response {
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(response, name, { value });
  return Object.assign(response, { clone: () => response });
}

async function load(url: string): Promise<string> {
  return (await workshop.answer(new Request(url))).text();
}

function refuse(): never {
  throw new TypeError("no network");
}

test("a file comes from the network once, a page whenever there is a network", async () => {
  for (const _ of [1, 2]) expect([await load(SCRIPT), await load(`${PAGE}?lang=de`)]).toEqual(["run()", "<p>Workshop"]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([SCRIPT, `${PAGE}?lang=de`, `${PAGE}?lang=de`]);
  host = refuse;
  expect([await load(SCRIPT), await load(PAGE)]).toEqual(["run()", "<p>Workshop"]);
});

describe.each(Object.entries(WRONG))("%s", (_, wrong) => {
  test("is neither given to the page nor stored, and the next request gets the file", async () => {
    host = wrong;
    expect((await workshop.answer(new Request(SCRIPT))).type).toBe("error");
    expect([...stored]).toEqual([]);
    host = (url) => (right[url] as () => Response)();
    expect(await load(SCRIPT)).toBe("run()");
    host = refuse;
    expect(await load(SCRIPT)).toBe("run()");
  });

  test("is not stored with all files either", async () => {
    host = (url) => (url === SCRIPT ? wrong() : (right[url] as () => Response)());
    await workshop.fill();
    expect([...stored.keys()]).toEqual([PAGE]);
  });

  test("that is stored already is fetched again", async () => {
    const response = wrong();
    stored.set(SCRIPT, response);
    expect(await load(SCRIPT)).toBe("run()");
    expect(await stored.get(SCRIPT)?.text()).toBe("run()");
  });

  test("in the browser's own cache is passed over", async () => {
    vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) =>
      init?.cache === "reload" ? (right[request as string] as () => Response)() : wrong(),
    );
    expect(await load(SCRIPT)).toBe("run()");
  });
});

test("a page that fails is the stored one, and another page is shown but not stored", async () => {
  await load(PAGE);
  host = () => new Response("", { status: 503 });
  expect(await load(PAGE)).toBe("<p>Workshop");
  host = MAINTENANCE;
  expect(await load(PAGE)).toBe("<p>Back soon");
  host = refuse;
  expect(await load(PAGE)).toBe("<p>Workshop");
});

test("a page that came by a redirect is stored without it, as browsers demand", async () => {
  host = (url) => Object.defineProperty((right[url] as () => Response)(), "redirected", { value: true });
  await workshop.fill();
  expect([...stored.values()].map(({ redirected }) => redirected)).toEqual([false, false]);
});

test("a full storage delays nothing and hides nothing", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "QuotaExceededError")) });
  expect(await load(SCRIPT)).toBe("run()");
});

test("files of other versions and what no version can use are deleted", async () => {
  const other = `${SITE}assets/workshop-b.js`;
  stored
    .set(SCRIPT, MAINTENANCE())
    .set(PAGE, MAINTENANCE())
    .set(other, new Response("", { headers: JS }));
  await workshop.deleteUnusable();
  expect([...stored.keys()]).toEqual([PAGE, other]);
  await workshop.tidy();
  expect([...stored.keys()]).toEqual([PAGE]);
});
