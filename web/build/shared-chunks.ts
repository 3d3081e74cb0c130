import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

/**
 * What pages share, in one chunk for the first frame of a table and one for what a table loads later. Many small chunks
 * would each take a request, repeat imports and exports, and be named in the first one. A page that needs little of a
 * chunk, like that of the rules, loads all of it, so that the table's first frame takes a single one.
 */
export const SHARED_CHUNKS = [
  // The pages of a table are three: the page itself, a frame, and the table of the workshop.
  sharedChunk("shared", 3, ["entrypoints/main.ts"]),
  sharedChunk("later", 2, ["shell/after-first-frame.ts", "shell/lazy-features.ts"]),
];

/** Return a chunk of the modules that some files import and that at least `entries` entries need. */
function sharedChunk(chunk: string, entries: number, files: readonly string[]): Rolldown.CodeSplittingGroup {
  const roots = files.map((file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url)));
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: chunk,
    minShareCount: entries,
    name(id, context) {
      modules ??= importedFrom(roots, context);
      return modules.has(id) ? chunk : null;
    },
  };
}

/** Return what files import, also indirectly, without what is also loaded on its own. */
function importedFrom(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    for (const each of imported) if (!context.getModuleInfo(each)?.dynamicImporters.length) found.add(each);
  }
  return found;
}
