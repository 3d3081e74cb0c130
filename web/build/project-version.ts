import { readFileSync } from "node:fs";

const PACKAGE = new URL("../../py/coloretto/__init__.py", import.meta.url);

/** Return the version of the project, which only the Python package states. */
export function projectVersion(): string {
  const version = /^__version__ = "(.+)"$/m.exec(readFileSync(PACKAGE, "utf8"))?.[1];
  if (!version) throw new Error(`${PACKAGE.pathname} has no __version__`);
  return version;
}
