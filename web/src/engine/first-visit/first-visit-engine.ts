import { pause } from "../../platform/tasks";
import type { Engine, OnPrepared } from "../engine";
import type { PreparedEngine } from "./prepared-engine";

/** How long Python waits for the code that fetches the opening, which is small: it should come before all of Python. */
const HEAD_START_MS = 300;

/** Load what answers from a prepared opening until Python has started, if there is one; does not reject. */
export type Prepare = (
  python: Engine,
  started: Promise<void>,
  onPrepared?: OnPrepared,
) => Promise<PreparedEngine | undefined>;

/**
 * Return Python's engine, in front of which a prepared opening answers until Python plays the game. It is no class, as
 * the names in one would all be sent before the first frame.
 * @param preparation loads what prepares an opening for the first start
 */
export function firstVisitEngine(python: Engine, preparation: Promise<Prepare | undefined>): Engine {
  let unused: typeof preparation | undefined = preparation;
  let prepared: PreparedEngine | undefined;
  return {
    async start(onProgress, onPrepared) {
      const loading = unused;
      unused = undefined;
      prepared = undefined;
      await Promise.race([loading, pause(HEAD_START_MS)]);
      const started = python.start(onProgress);
      const preparing = loading?.then((prepare) => prepare?.(python, started, onPrepared));
      prepared = (await Promise.race([started, preparing])) as PreparedEngine | undefined;
      if (prepared) {
        onPrepared?.(true);
        await prepared.takenOver;
      }
      return started;
    },
    request: (request, task) => (prepared ?? python).request(request, task),
    saveSnapshot: () => python.saveSnapshot(),
  };
}
