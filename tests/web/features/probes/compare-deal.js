export default ([by, kind]) => {
  const { view } = document.querySelector("rematch-panel");
  const seats = view.seats.map((seat, at) => ({ ...seat, kind: at === 2 ? kind : "bot" }));
  const after = Object.assign(document.createElement("rematch-panel"), {
    id: "compared",
    view: { ...view, seats },
    rematch: { by, seed: view.seed, seat: 2, name: "Clio", score: -5 },
  });
  document.body.append(after);
  return after.updateComplete.then(() => undefined);
};
