/** The recorded requests and answers of tests/data/bridge. */

import type { Answer } from "../src/engine/engine";
import type { GameResult, Request, View } from "../src/engine/protocol";

export interface Exchange {
  request: Request;
  answer: Answer<unknown>;
}

const FILES = import.meta.glob<string>("../../tests/data/bridge/*.json", { import: "default", query: "?raw" });

/** Return a new copy of the requests and answers of a recording. */
export async function exchanges(name: string): Promise<Exchange[]> {
  const load = FILES[`../../tests/data/bridge/${name}.json`];
  if (!load) throw new Error(`no recording named ${name}`);
  return JSON.parse(await load()).pairs;
}

/** Return the views of a recording in order. */
export async function views(name: string): Promise<View[]> {
  return (await exchanges(name)).flatMap(({ answer }) => {
    const { view } = ("result" in answer ? answer.result : {}) as Partial<GameResult>;
    return view ? [view] : [];
  });
}

/** Return the first view of a recording that matches. */
export async function viewWhere(name: string, matches: (view: View) => boolean): Promise<View> {
  const found = (await views(name)).find(matches);
  if (!found) throw new Error(`no such view in ${name}`);
  return found;
}
