import type { Store } from "./store";

/** Load a part of the page; resolve with null if that fails, and say so unless the page only lacks what it adds. */
export async function loadPart<Part>(load: () => Promise<Part>, store: Store | null): Promise<Part | null> {
  try {
    return await load();
  } catch (error) {
    console.info("a part is missing:", error);
    store?.addNotice("notice-part-missing");
    return null;
  }
}
