export default async ([view, pace]) => {
  const table = document.querySelector("game-table");
  while (table.view !== view) {
    Object.assign(table, { view, pace });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
};
