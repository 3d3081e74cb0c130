/** The recorded conversations of tests/data/bridge. */

import type { Answer } from "../src/engine/messages";
import type { GameResult, Request, View } from "../src/engine/protocol";

export interface Exchange {
  request: Request;
  answer: Answer<unknown>;
}

const FILES = import.meta.glob<string>("../../tests/data/bridge/*.json", { import: "default", query: "?raw" });

/** The requests and answers of a recording, each time a new copy. */
export async function exchanges(name: string): Promise<Exchange[]> {
  const load = FILES[`../../tests/data/bridge/${name}.json`];
  if (!load) throw new Error(`no recording named ${name}`);
  return JSON.parse(await load()).pairs;
}

/** The views of a recording in their order. */
export async function views(name: string): Promise<View[]> {
  return (await exchanges(name)).flatMap(({ answer }) => {
    const { view } = ("result" in answer ? answer.result : {}) as Partial<GameResult>;
    return view ? [view] : [];
  });
}

/** The first view of a recording for which that holds. */
export async function viewWhere(name: string, holds: (view: View) => boolean): Promise<View> {
  const found = (await views(name)).find(holds);
  if (!found) throw new Error(`no such view in ${name}`);
  return found;
}
