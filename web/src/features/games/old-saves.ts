import type { Stores } from "../../app/game/game-controller";
import type { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import { rowOf } from "../../library/game-row";
import { type Library, timeIn } from "../../library/library";
import type { Entry } from "../../platform/storage/local-storage";

/** Where earlier versions stored the unfinished games of a page, by the key of their rows. */
const LISTS: Readonly<Record<string, string>> = {
  "coloretto:v2:game": "coloretto:v1:games",
  "coloretto:v2:workshop-game": "coloretto:v1:workshop-games",
};
/** Where the first versions stored the one unfinished game. */
const EARLIEST = "coloretto:v1:save:earlier";
/** Where earlier versions stored the save of a game in which no player had acted. */
const UNTOUCHED = "coloretto:v1:untouched";

type Places = Pick<Stores, "storage" | "library">;

/** Import the games that earlier versions stored once the engine is ready and has opened the game in play. */
export function importOldSavesWhenReady(engine: Engine, store: Store, places: Places): void {
  let hasBegun = false;
  store.subscribe(({ engine: state, opening }) => {
    if (hasBegun || state !== "ready" || opening) return;
    hasBegun = true;
    void importOldSaves(engine, places);
  });
}

/**
 * Give the games that earlier versions stored rows in the library. Each old text is removed after its row is stored, so
 * that an interrupted import can be repeated.
 */
export async function importOldSaves(engine: Engine, { storage, library }: Places): Promise<void> {
  const untouchedKey = `${UNTOUCHED}${library.place.name && `:${library.place.name}`}`;
  const untouched = storage.read(untouchedKey);
  for (const { key, text } of oldTexts({ storage, library })) {
    try {
      const isDone = text === untouched || (await importSave(engine, library, text, timeIn(key)));
      if (!isDone) return;
    } catch (error) {
      // A lost engine starts again, and the import with the next visit.
      if (!(error instanceof EngineFailure)) return;
      library.addUnreadable(text, timeIn(key) ?? undefined);
    }
    storage.remove(key);
    library.notify();
  }
  if (untouched !== null) storage.remove(untouchedKey);
}

function oldTexts({ storage, library }: Places): Entry[] {
  const { name, games } = library.place;
  const keys = [library.oldSaveKey, ...(name === "" ? [EARLIEST] : [])];
  const single = keys.flatMap((key) => {
    const text = storage.read(key);
    return text === null ? [] : [{ key, text }];
  });
  return [...storage.entries(LISTS[games] ?? games), ...single];
}

/** Store the row of a save, unless the library has the game at this ply or a later one; return whether it is stored. */
async function importSave(engine: Engine, library: Library, save: string, at: number | null): Promise<boolean> {
  const read = async (known?: string) => {
    const reading = await engine.request({ method: "read", params: { text: save, ...(known && { known }) } });
    if ("save" in reading) return reading;
    throw new EngineFailure("NotationError", "not a save");
  };
  let reading = await read();
  const known = library.find(reading.game.id)?.save;
  if (known) reading = await read(known);
  // Earlier versions also listed games in which only bots had acted.
  const row = rowOf({ ...reading.game, begun: reading.game.begun || reading.game.turns > 0 }, reading.save, at);
  return reading.is_known || row.over || library.put(row);
}
