export default ([faces, skin, width]) => {
  document.documentElement.dataset.skin = skin;
  const grid = document.createElement("div");
  grid.id = "faces";
  grid.style.cssText = "position: fixed; z-index: 99; inset: 0 auto auto 0; display: flex; background: #888";
  for (const card of faces) {
    const face = document.createElement("card-face");
    face.card = card;
    face.style.inlineSize = `${width}px`;
    grid.append(face);
  }
  document.body.append(grid);
};
