/** Which URLs may become scripts. Browsers that know Trusted Types let no other be asked for (netlify.toml). */

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

/** A URL of the site's own, as what loads scripts wants it. */
export function trustedScriptUrl(url: string | URL): string {
  return policy?.createScriptURL(String(url)) ?? String(url);
}

/** What a sandboxed frame's worker is: one import. */
function isOwnData(url: string): boolean {
  return /^data:text\/javascript,import%20%22[^;]*%22%3B$/.test(url);
}
