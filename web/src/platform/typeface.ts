import address from "../styles/typeface/young-serif.woff2?url";

const NAME = "Young Serif";
/** Its widths are those of no other font. */
const SAMPLE = "Coloretto";

/** Show the typeface with the next press if it came after the first frame: before, titles would move. */
export function showLateTypeface(): void {
  if (widthIn(`"${NAME}", monospace`) !== widthIn("monospace")) return;
  const face = new FontFace(NAME, `url(${address})`, { weight: "1 999" });
  const show = () => document.fonts.add(face);
  // Without a connection, the next visit has it.
  void face.load().then(
    () => addEventListener("pointerdown", show, { capture: true, once: true }),
    () => undefined,
  );
}

function widthIn(family: string): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `99px ${family}`;
  return pen.measureText(SAMPLE).width;
}
