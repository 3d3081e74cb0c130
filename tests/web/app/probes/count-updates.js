export default () => {
  window.drawn = {};
  for (const name of ["player-area", "points-aid", "table-row"]) {
    const element = customElements.get(name).prototype;
    const { update } = element;
    drawn[name] = 0;
    element.update = function (changed) {
      drawn[name] += 1;
      update.call(this, changed);
    };
  }
};
