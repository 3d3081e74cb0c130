/** Most services that people share on take that much. */
export const MAX_SHARE_LENGTH = 280;

/** What must be said, then of the rest as much as there is room for, and the URL last. */
export function fitShareText(said: string, more: readonly string[], url: string): string {
  const room = MAX_SHARE_LENGTH - url.length - 1;
  if (said.length > room) return said.slice(0, MAX_SHARE_LENGTH);
  let text = said;
  for (const each of more) {
    if (text.length + 1 + each.length > room) break;
    text = `${text} ${each}`;
  }
  return `${text} ${url}`;
}
