import read from "../../support/probes/read-image.js";

export default async ({ picture, inside }) => {
  const { width, height, data: pixels } = await read(picture);
  const colours = new Set();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < inside * width;
      const at = 4 * (y * width + x);
      if (!isInside) colours.add([...pixels.slice(at, at + 4)].join());
    }
  return [width, height, [...colours]];
};
