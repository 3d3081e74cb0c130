/** Which addresses may become scripts. Browsers that know Trusted Types let no other be asked for (netlify.toml). */

interface Policy {
  createScriptURL(address: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("coloretto", {
  createScriptURL(address) {
    if (new URL(address, document.baseURI).origin !== new URL(document.baseURI).origin && !isOwnData(address)) {
      throw new TypeError(`not a script of this site: ${address}`);
    }
    return address;
  },
});

/** An address of the site's own, as what loads scripts wants it. */
export function scriptAddress(address: string | URL): string {
  return policy?.createScriptURL(String(address)) ?? String(address);
}

/** What a sandboxed frame's worker is: one import. */
function isOwnData(address: string): boolean {
  return /^data:text\/javascript,import%20%22[^;]*%22%3B$/.test(address);
}
