/** Options of a Lit property that compare by value, because every view brings new objects. */
export const deepEqualProperty = {
  attribute: false,
  hasChanged: (value: unknown, before: unknown) => JSON.stringify(value) !== JSON.stringify(before),
};
