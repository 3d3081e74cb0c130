/** What a script can see, in the words of the docstrings of `coloretto.bots.table`. */

import parts from "./api.json";

export interface ApiMember {
  name: string;
  kind: "property" | "method" | "attribute";
  /** The parameters of a method: "(row, player=None)". */
  signature: string;
  type: string;
  text: string;
}

/** An object that a script meets. */
export interface ApiPart {
  /** The variable that stands for it in scripts. */
  name: "table" | "action" | "row" | "player";
  class: string;
  about: string;
  members: readonly ApiMember[];
}

export const API = parts as readonly ApiPart[];
