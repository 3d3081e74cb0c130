import type { Intent } from "../game/intents";

/** One handler for each intent. */
export type Handlers<Handled extends Intent = Intent> = {
  readonly [Type in Handled["type"]]: (intent: Extract<Handled, { type: Type }>) => unknown;
};

export type IntentOf<Type> = Extract<Intent, { type: Type }>;

type KeyOfAny<Table> = Table extends unknown ? keyof Table : never;

/** Unknown, or an error type if two tables handle the same intent. */
type Disjoint<Tables extends readonly object[]> = Tables extends readonly [infer First, ...infer Rest extends object[]]
  ? [Extract<keyof First, KeyOfAny<Rest[number]>>] extends [never]
    ? Disjoint<Rest>
    : ["handled twice:", Extract<keyof First, KeyOfAny<Rest[number]>>]
  : unknown;

type Joined<Tables extends readonly object[]> = Tables extends readonly [infer First, ...infer Rest extends object[]]
  ? First & Joined<Rest>
  : unknown;

/** Join several tables; the compiler rejects two handlers for one intent. */
export function joinHandlers<Tables extends object[]>(...tables: Tables & Disjoint<Tables>): Joined<Tables> {
  return Object.assign({}, ...tables);
}

/**
 * Return a function that passes each intent to its handler. Intents missing from `handlers` go to the tables that the
 * loaders load, in order; a loader resolves to null if loading fails.
 */
export function createDispatch<First extends Partial<Handlers>, Second extends Partial<Handlers>>(
  handlers: Handlers<Exclude<Intent, IntentOf<keyof First | keyof Second>>>,
  loaders: readonly [() => Promise<First | null>, () => Promise<Second | null>],
): (intent: Intent) => Promise<void> {
  return async (intent) => {
    let table: Partial<Handlers> | null = handlers;
    for (const load of loaders) if (!table || !(intent.type in table)) table = await load();
    await (table?.[intent.type] as ((intent: Intent) => unknown) | undefined)?.(intent);
  };
}
