window.held = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const made = animate.call(this, frames, timing);
  made.pause();
  held.push(made);
  return made;
};
