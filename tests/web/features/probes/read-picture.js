/** Return the types on the clipboard, and the size and the number of colours of the picture there. */
export default async () => {
  const [item] = await navigator.clipboard.read();
  const picture = await createImageBitmap(await item.getType("image/png"));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, picture.width, picture.height).data.buffer);
  return { types: [...item.types], width: picture.width, height: picture.height, colours: new Set(pixels).size };
};
