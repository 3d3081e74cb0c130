window.held = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = animate.call(this, frames, timing);
  animation.pause();
  held.push(animation);
  return animation;
};
