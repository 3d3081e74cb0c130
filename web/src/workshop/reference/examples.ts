/** A bot for each part of the reference. */

const FILES = import.meta.glob<string>("./examples/*.py", { query: "?raw", import: "default", eager: true });

export const EXAMPLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, code]) => [path.replace(/^.*\/|\.py$/g, ""), code]),
);
