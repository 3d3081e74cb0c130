window.noted = { shift: 0, tasks: [], delays: [], nodes: 0, actions: 0, frames: [], isReady: false };
// The time between two frames while cards move.
let last = 0;
const noteFrame = (now) => {
  const isMoving = document.querySelector(".animation-layer > div") !== null;
  if (isMoving && last && noted.isReady) noted.frames.push(now - last);
  last = isMoving ? now : 0;
  requestAnimationFrame(noteFrame);
};
requestAnimationFrame(noteFrame);
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  });
watch("layout-shift", (entry) => {
  noted.shift += entry.value;
});
watch("longtask", (entry) => {
  if (noted.isReady) noted.tasks.push(entry.duration);
});
watch("event", (entry) => {
  if (entry.interactionId) noted.delays.push(entry.duration);
});
