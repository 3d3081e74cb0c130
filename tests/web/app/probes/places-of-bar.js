/** Return where the bar of the loading progress is while the page shows the words of each stage, in pixels. */
export default async () => {
  const progress = Object.assign(document.createElement("load-progress"), { className: "panel" });
  document.querySelector("main").append(progress);
  const places = [];
  for (const stage of ["start", "download", "import"]) {
    progress.progress = { stage, loaded: 12e6, total: 13e6 };
    await progress.updateComplete;
    places.push(progress.querySelector("progress").getBoundingClientRect().y);
  }
  return places;
};
