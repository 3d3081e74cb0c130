import { CLOSED_DIALOGS, type State } from "../../app/state";
import type { UrlParameters } from "../../app/url";
import { ADDRESSED_DIALOGS, isMenuPage, type PageName } from "../../game/pages";

/** Dialogs about a game in play; no link to them would make sense elsewhere. `bot-N`: about the bot at a seat. */
export type DialogName = (typeof ADDRESSED_DIALOGS)[number] | "answer" | "seat" | "why" | `bot-${number}`;

/** What a person takes for a place: it has an entry in the browser's history. */
export interface Place {
  readonly page: PageName;
  /** The recorded game shown on the table, or reviewed. */
  readonly record: string | null;
  /** The open dialogs, the one on top last. */
  readonly dialogs: readonly DialogName[];
}

/** What the page keeps in an entry of the browser's history. */
export interface Entry {
  readonly index: number;
  readonly place: Place;
  /** The places of the entries before this one, the nearest last. */
  readonly before: readonly Place[];
}

/** How to bring the browser's history in step: a number goes back by as many entries. */
export type Step = "none" | "push" | "replace" | number;

/** As many as dialogs can lie on each other, and one more. */
const MAX_BEFORE = 3;

export const TABLE: Place = { page: "table", record: null, dialogs: [] };

/**
 * Return the place that the state shows.
 * @param pending the record that is being opened while the page waits
 */
export function placeOf(state: State, pending: string | null): Place {
  const { page, screen, replay } = state;
  const record = screen === "waiting" ? pending : (replay?.record ?? null);
  return { page, record: isOfGame(page) ? record : null, dialogs: dialogsOf(state) };
}

/** Return whether a page shows the game on the table, or its review. */
export function isOfGame(page: PageName): boolean {
  return page === "table" || page === "review";
}

function dialogsOf(state: State): DialogName[] {
  const { setup, botDialog, why, question, isChoosingSeat, isChangingSettings, isShowingShortcuts } = state;
  const isOpen: [DialogName, boolean][] = [
    ["new-game", setup.isOpen],
    [`bot-${botDialog.seat}`, botDialog.isOpen],
    ["why", why !== null],
    ["seat", isChoosingSeat],
    ["answer", (question?.chosen ?? null) !== null],
    ["settings", isChangingSettings],
    ["shortcuts", isShowingShortcuts],
  ];
  return isOpen.flatMap(([name, open]) => (open ? [name] : []));
}

/** Return the change of the state that closes all dialogs but these. */
export function closingAllBut(dialogs: readonly DialogName[], state: State): Partial<State> {
  const isKept = (name: DialogName) => dialogs.includes(name);
  const { setup, botDialog, why, question, isChoosingSeat, isChangingSettings, isShowingShortcuts } = state;
  return {
    setup: isKept("new-game") ? setup : CLOSED_DIALOGS.setup,
    botDialog: { ...botDialog, isOpen: botDialog.isOpen && isKept(`bot-${botDialog.seat}`) },
    why: isKept("why") ? why : null,
    question: question?.chosen && !isKept("answer") ? { ...question, chosen: null } : question,
    isChoosingSeat: isChoosingSeat && isKept("seat"),
    isChangingSettings: isChangingSettings && isKept("settings"),
    isShowingShortcuts: isShowingShortcuts && isKept("shortcuts"),
  };
}

/** Return the place that an address names; unknown names are left out. */
export function placeAt({ page, dialog, record }: Pick<UrlParameters, "page" | "dialog" | "record">): Place {
  const name = page === "review" || isMenuPage(page) ? page : "table";
  return {
    page: name,
    record: isOfGame(name) ? record : null,
    dialogs: isAddressed(dialog) ? [dialog] : [],
  };
}

/** Return the URL with the parameters of another place. */
export function addressOf({ page, record, dialogs }: Place, url: URL): URL {
  const address = new URL(url);
  const dialog = dialogs.findLast(isAddressed) ?? null;
  const values = { page: page === "table" ? null : page, record, dialog, new: null };
  for (const [name, value] of Object.entries(values)) {
    if (address.searchParams.get(name) === value) continue;
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address;
}

export function isAddressed(dialog: string | null): dialog is (typeof ADDRESSED_DIALOGS)[number] {
  return ADDRESSED_DIALOGS.some((name) => name === dialog);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return isSameGround(one, other) && one.dialogs.join() === other.dialogs.join();
}

/** Return whether two places differ in their dialogs only. */
export function isSameGround(one: Place, other: Place): boolean {
  return one.page === other.page && one.record === other.record;
}

/** Return how to get from an entry to a place that the page shows now. */
export function stepTo({ place: from, before }: Entry, place: Place): Step {
  if (isSamePlace(from, place)) return "none";
  if (isClosing(from, place)) {
    const distance = [...before].reverse().findIndex((each) => !isClosing(from, each) || isSamePlace(each, place));
    const target = before.at(-1 - distance);
    return distance >= 0 && target && isSamePlace(target, place) ? distance + 1 : "replace";
  }
  const top = from.dialogs.at(-1);
  // A dialog about the game in play is over once the player has left the table.
  return top !== undefined && !isAddressed(top) && !isSameGround(from, place) ? "replace" : "push";
}

/** Return whether the second place is what remains of the first one after something was closed. */
function isClosing({ page, record, dialogs }: Place, after: Place): boolean {
  const isDialogClosed =
    dialogs.length > after.dialogs.length && after.dialogs.every((each, at) => each === dialogs[at]);
  const isReplayClosed = record !== null && after.record === null && after.dialogs.length === 0;
  return page === after.page && (record === after.record ? isDialogClosed : isReplayClosed);
}

/** Return the entry after a new one was pushed. */
export function entryAfter({ index, place: from, before }: Entry, place: Place): Entry {
  return { index: index + 1, place, before: [...before, from].slice(-MAX_BEFORE) };
}
