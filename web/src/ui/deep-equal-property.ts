/** Of a property that comes anew with every view: what has the same content is not drawn again. */
export const byContent = {
  attribute: false,
  hasChanged: (now: unknown, before: unknown) => JSON.stringify(now) !== JSON.stringify(before),
};
