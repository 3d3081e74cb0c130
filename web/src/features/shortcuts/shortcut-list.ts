export interface Shortcut {
  /** Letters, digits and signs, or the last part of the message id of a key's name. */
  keys: readonly string[];
  /** The last part of the id of the message that describes the shortcut. */
  message: string;
}

/** The shortcuts of the table, in the order of the dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["d"], message: "draw" },
  { keys: ["1", "2", "3", "4", "5"], message: "row" },
  { keys: ["←", "→", "home", "end"], message: "rows" },
  { keys: ["n", "space", "escape"], message: "next" },
  { keys: ["f"], message: "finish" },
  { keys: ["h"], message: "hint" },
  { keys: ["w"], message: "why" },
  { keys: ["u"], message: "undo" },
  { keys: ["r"], message: "redo" },
  { keys: ["a"], message: "again" },
  { keys: ["s"], message: "scores" },
  { keys: ["t"], message: "table" },
  { keys: ["?"], message: "help" },
];

/** The shortcuts of a replay while none of its controls has the focus. */
export const REPLAY_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→"], message: "step" },
  { keys: ["space"], message: "by-itself" },
  { keys: ["home", "end"], message: "ends" },
];
