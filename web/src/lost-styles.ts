const AGAIN_MS = 2000;

/** Scripts run once styles have come or are lost; those are asked for until they come. */
export function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!hasRules(link)) fetchAgain(link);
}

/** Some browsers give a lost style a sheet that nobody may read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

function fetchAgain(link: HTMLLinkElement): void {
  const next = link.cloneNode() as HTMLLinkElement;
  next.onerror = () => setTimeout(fetchAgain, AGAIN_MS, next);
  link.replaceWith(next);
}
