window.noted = { shift: 0, tasks: [], delays: [], nodes: 0, isReady: false };
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
