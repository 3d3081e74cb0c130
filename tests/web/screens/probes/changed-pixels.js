import read from "../../support/probes/read-image.js";

export default async (images) => {
  const [before, after] = (await Promise.all(images.map(read))).map((image) => image.data);
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (data, at) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  let changed = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [dark, light] = [luminance(before, at), luminance(after, at)].sort((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= 3) changed += 1;
  }
  return changed;
};
