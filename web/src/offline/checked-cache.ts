/** A cache of files that are stored when they are first requested, each only if it is the file of this version. */

/** A file of the site. */
export interface SiteFile {
  url: string;
  /** "sha256-" and the digest of its content, in base64. */
  integrity: string;
}

/** The types without which browsers refuse a file. Others differ between hosts. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/i,
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  mjs: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
};

/** Return whether a response has the status and the type of the file at its address. */
export function isUsable(response: Response, url: string): boolean {
  const [, ending = ""] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = response.headers.get("Content-Type") ?? "";
  return response.status === 200 && (TYPES[ending]?.test(type) ?? true);
}

/**
 * Hosts answer with something else than the file at times: with a page for every address, a page of a login, half of the
 * file. So files are checked when they are stored, and again when they are served: an earlier version stored any answer.
 */
export class CheckedCache {
  readonly #integrity: ReadonlyMap<string, string>;

  /** @param scope the address that those of the files are relative to */
  constructor(
    private readonly name: string,
    files: readonly SiteFile[],
    scope: string,
  ) {
    this.#integrity = new Map(files.map(({ url, integrity }) => [new URL(url, scope).href, integrity]));
  }

  /** Return whether this is the address of one of the files, with any parameters. */
  has(url: URL): boolean {
    return this.#integrity.has(withoutParameters(url));
  }

  /** Answer a request for one of the files: for a page from the network, if there is one, for others from the cache. */
  async answer(request: Request): Promise<Response> {
    const url = withoutParameters(new URL(request.url));
    const stored = await this.#stored(url);
    if (url.endsWith(".html")) return this.#page(request, url, stored);
    // Browsers keep a wrong answer in memory for as long as the right one would last, but no error.
    return stored ?? (await this.#fetch(request, url)) ?? Response.error();
  }

  /** Store all files that are not stored yet. Rejects without a network. */
  async fill(): Promise<void> {
    for (const url of this.#integrity.keys()) if (!(await this.#stored(url))) await this.#fetch(url, url);
  }

  /** Delete the files of other versions. */
  async tidy(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const { url } of await cache.keys()) if (!this.#integrity.has(url)) await cache.delete(url);
  }

  /** Delete what no version can use, so that a previous version that still runs fetches it again. */
  async deleteUnusable(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      if (response && !isUsable(response, url)) await cache.delete(url);
    }
  }

  /** Return a page of the host, also of another version; the stored one if that fails. */
  async #page(request: Request, url: string, stored: Response | null): Promise<Response> {
    try {
      const response = await fetch(request);
      await this.#store(url, response.clone());
      return stored && !response.ok ? stored : response;
    } catch (error) {
      if (stored) return stored;
      throw error;
    }
  }

  /** Fetch and store a file; return null if the host answers with something else. */
  async #fetch(request: Request | string, url: string): Promise<Response | null> {
    const response = await fetch(request);
    if (await this.#store(url, response.clone())) return response;
    // The wrong answer may be in the browser's own cache.
    const again = await fetch(url, { cache: "reload" });
    return (await this.#store(url, again.clone())) ? again : null;
  }

  /** Return the stored file, if it is that of this version. */
  async #stored(url: string): Promise<Response | null> {
    try {
      const cache = await caches.open(this.name);
      const response = await cache.match(url);
      return response && (await this.#content(url, response.clone())) ? response : null;
    } catch {
      return null; // The browser blocks its caches.
    }
  }

  /** Store a response if it is the file of this version; return whether it is. */
  async #store(url: string, response: Response): Promise<boolean> {
    const content = await this.#content(url, response);
    if (!content) return false;
    try {
      const cache = await caches.open(this.name);
      // A copy: browsers do not show a page whose stored response was redirected.
      await cache.put(url, new Response(content, { headers: response.headers }));
    } catch {
      // The browser's storage is full or blocked. The file can be used all the same.
    }
    return true;
  }

  /** Return the content of a response, or null if it is not the file of this version. */
  async #content(url: string, response: Response): Promise<ArrayBuffer | null> {
    if (!isUsable(response, url)) return null;
    try {
      const content = await response.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
      return this.#integrity.get(url) === `sha256-${btoa(String.fromCharCode(...digest))}` ? content : null;
    } catch {
      return null; // The connection broke.
    }
  }
}

function withoutParameters({ origin, pathname }: URL): string {
  return origin + pathname;
}
