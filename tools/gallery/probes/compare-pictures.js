import encode from "./encode.js";

export default async ([expected, actual, scale, threshold, windowSize]) => {
  const read = async (base64) =>
    createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
  const [before, after] = await Promise.all([expected, actual].map(read));
  if (before.width !== after.width || before.height !== after.height) return { most: Infinity, picture: null };
  const [width, height] = [before.width, before.height].map((side) => Math.floor(side / scale));
  const small = (image) => {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width * scale, height * scale, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
  const [one, other, difference] = [small(before), small(after), new ImageData(width, height)];
  const most = pixelmatch(one.data, other.data, difference.data, width, height, { threshold, windowSize });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").putImageData(difference, 0, 0);
  return { most, picture: await encode(canvas, "image/png") };
};
