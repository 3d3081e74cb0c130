import type { Colour } from "../../engine/protocol";

export interface FaceArt {
  /** The colours of the chameleons' skins by seat. */
  skins: readonly Colour[];
  /** The path of head and shoulders of a person. */
  person: string;
}

export const FACE_ART: FaceArt = {
  // Neighbours differ in hue and in brightness.
  skins: ["c3", "c0", "c5", "c1", "c6"],
  person: "M76 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM58 47c0-12 8-19 18-19s18 7 18 19z",
};
