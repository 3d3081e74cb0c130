import type { Engine } from "../engine/engine";
import type { Store } from "./store";

/** Load the options for games into the store, unless it has them. */
export async function loadOptions(engine: Engine, store: Store, reportError: (error: unknown) => void): Promise<void> {
  if (store.state.options) return;
  try {
    store.set({ options: await engine.request({ method: "options" }) });
  } catch (error) {
    reportError(error);
  }
}
