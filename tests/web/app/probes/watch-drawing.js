globalThis.drawn = [];
new MutationObserver(() => {
  const there = [".splash", "app-header", "game-table"].filter((each) => document.querySelector(each));
  if (document.querySelector("app-header")?.checkVisibility()) there.push("(seen)");
  drawn.push(there.join(" "));
}).observe(document, { subtree: true, childList: true });
