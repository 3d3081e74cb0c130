/** The maximum length that common sharing services accept, in characters. */
export const MAX_SHARE_LENGTH = 280;

/** Join the required text, as many of the optional parts as fit, and the URL. A long required text displaces the URL. */
export function fitShareText(required: string, optional: readonly string[], url: string): string {
  const room = MAX_SHARE_LENGTH - url.length - 1;
  if (required.length > room) return required.slice(0, MAX_SHARE_LENGTH);
  let text = required;
  for (const each of optional) {
    if (text.length + 1 + each.length > room) break;
    text = `${text} ${each}`;
  }
  return `${text} ${url}`;
}
