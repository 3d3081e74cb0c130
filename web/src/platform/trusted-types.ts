/** The Trusted Types policy for script URLs. Browsers with Trusted Types accept no other (web/headers.txt). */

interface Policy {
  createScriptURL(url: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("coloretto", {
  createScriptURL(url) {
    if (new URL(url, document.baseURI).origin !== new URL(document.baseURI).origin && !isOwnData(url)) {
      throw new TypeError(`not a script of this site: ${url}`);
    }
    return url;
  },
});

/** Return a script URL of this site as the browser requires it. Throw a `TypeError` for other URLs. */
export function trustedScriptUrl(url: string | URL): string {
  return policy?.createScriptURL(String(url)) ?? String(url);
}

/** Return whether the URL is the data URL of a sandboxed frame's worker, which is one import. */
function isOwnData(url: string): boolean {
  return /^data:text\/javascript,import%20%22[^;]*%22%3B$/.test(url);
}
