export default () => {
  const { contentWindow } = document.querySelector("iframe");
  const bad = [
    null,
    1,
    "x",
    [],
    {},
    { type: 3 },
    { type: "coloretto:v1:setTheme" },
    { type: "coloretto:v1:setTheme", theme: "<b>" },
    { type: "coloretto:v1:setLang", lang: {} },
    { type: "coloretto:v1:setLang", lang: "xx" },
    { type: "coloretto:v1:newGame", query: 7 },
    { type: "coloretto:v1:newGame", query: { level: { toString: 1 } } },
    { type: "coloretto:v1:newGame", query: { players: [2] } },
    { type: "coloretto:v9:newGame" },
    { type: "x".repeat(100000) },
    new Uint8Array(10),
    { type: "coloretto:v1:__proto__", query: { players: "2" } },
  ];
  for (let round = 0; round < 100; round += 1) for (const each of bad) contentWindow.postMessage(each, "*");
  return 100 * bad.length;
};
