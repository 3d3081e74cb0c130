import type { Colour } from "../../engine/protocol";
import { svg } from "./svg";

export const CREAM = "#fff7e4";
export const INK = "#2a1c10";

/** The drawing of a colour. Background, pattern and symbol each identify it on their own. */
export interface ColourArt {
  background: string;
  /** Contrasts with the background. */
  ink: string;
  /** The colour of the symbol on ivory. */
  onIvory: string;
  /** The SVG path of the symbol, 24 by 24. */
  symbol: string;
  /** A tile of 10 by 10; each use sets `fill` and `stroke`. */
  pattern: string;
}

const ART: Record<Colour, ColourArt> = {
  c0: {
    background: "#c5371f",
    ink: CREAM,
    onIvory: "#bf2a17",
    symbol:
      "M12 21.3C5.6 16.2 2.2 12.8 2.2 8.6 2.2 5.4 4.6 3.3 7.3 3.3c2 0 3.7 1.1 4.7 3 1-1.9 2.7-3 4.7-3 2.7 0 5.1 2.1 5.1 5.3 0 4.2-3.4 7.6-9.8 12.7z",
    pattern: svg`<circle cx="2.5" cy="2.5" r="1.3"></circle><circle cx="7.5" cy="7.5" r="1.3"></circle>`,
  },
  c1: {
    background: "#ee9a12",
    ink: INK,
    onIvory: "#a85700",
    symbol: "M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zM8.4 8.4h7.2v7.2H8.4z",
    pattern: svg`<path d="M-2 2 2 -2M-2 12 12 -2M8 12 12 8" stroke-width="2"></path>`,
  },
  c2: {
    background: "#f4dc45",
    ink: INK,
    onIvory: "#8a6d00",
    symbol: "M12 1.6 15 8.6 22.6 9.3 16.9 14.3 18.6 21.7 12 17.8 5.4 21.7 7.1 14.3 1.4 9.3 9 8.6z",
    pattern: svg`<path d="M0 0h5v5h-5zM5 5h5v5h-5z"></path>`,
  },
  c3: {
    background: "#0a7f5c",
    ink: CREAM,
    onIvory: "#0a6e4f",
    symbol:
      "M12 1.8C9 5.8 2.9 9 2.9 13.8c0 2.8 2.1 4.6 4.4 4.6 1.5 0 2.7-.6 3.4-1.7-.1 2.1-.9 3.8-2.4 5.3h7.4c-1.5-1.5-2.3-3.2-2.4-5.3.7 1.1 1.9 1.7 3.4 1.7 2.3 0 4.4-1.8 4.4-4.6C21.1 9 15 5.8 12 1.8z",
    pattern: svg`<path d="M0 0a5 5 0 0 0 10 0M-5 5a5 5 0 0 0 10 0M5 5a5 5 0 0 0 10 0" fill="none" stroke-width="1.3"></path>`,
  },
  c4: {
    background: "#58bfe6",
    ink: INK,
    onIvory: "#0b76a3",
    symbol:
      "M12 1.2C13.8 5.6 16.8 9.2 20.6 12 16.8 14.8 13.8 18.4 12 22.8 10.2 18.4 7.2 14.8 3.4 12 7.2 9.2 10.2 5.6 12 1.2z",
    pattern: svg`<circle cx="5" cy="5" r="3.1" fill="none" stroke-width="1.3"></circle>`,
  },
  c5: {
    background: "#1d559f",
    ink: CREAM,
    onIvory: "#1b3f86",
    symbol: "M14.6 1.9A10.3 10.3 0 1 0 21.9 16.6 8.6 8.6 0 0 1 14.6 1.9z",
    pattern: svg`<path d="M-2.5 2.5q2.5-3 5 0t5 0 5 0M-2.5 7.5q2.5-3 5 0t5 0 5 0" fill="none" stroke-width="1.4"></path>`,
  },
  c6: {
    background: "#a9508f",
    ink: CREAM,
    onIvory: "#93307a",
    symbol: "M3.4 21.4v-3h17.2v3zM3.4 16.6 1.6 6.4l5.6 4.1L12 2.6l4.8 7.9 5.6-4.1-1.8 10.2z",
    pattern: svg`<path d="M0 0 10 10M10 0 0 10" fill="none" stroke-width="1.2"></path>`,
  },
};
export const COLOURS = Object.entries(ART) as [Colour, ColourArt][];
