/** Most services that people share on take that much. */
export const LONGEST_SHARED = 280;

/** What must be said, then of the rest as much as there is room for, and the address last. */
export function shared(said: string, more: readonly string[], address: string): string {
  const room = LONGEST_SHARED - address.length - 1;
  if (said.length > room) return said.slice(0, LONGEST_SHARED);
  let text = said;
  for (const each of more) {
    if (text.length + 1 + each.length > room) break;
    text = `${text} ${each}`;
  }
  return `${text} ${address}`;
}
