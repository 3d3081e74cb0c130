import encode from "./encode.js";

export default async ([picture, most]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  for (let quality = 0.8; ; quality -= 0.1) {
    const encoded = await encode(canvas, "image/webp", quality);
    if ((encoded.length * 3) / 4 <= most || quality < 0.2) return encoded;
  }
};
