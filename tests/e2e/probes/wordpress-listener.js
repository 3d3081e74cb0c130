received = [];
addEventListener("message", ({ source, data }) => {
  const frame = [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
  if (!frame || !data?.secret || data.secret !== frame.dataset.secret || !data.message) return;
  received.push(data);
  if (data.message === "height") frame.height = Math.min(Math.max(Number.parseInt(data.value, 10), 200), 1000);
});
