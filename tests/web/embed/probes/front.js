export default ([title, tagline, play, cards]) => {
  const element = (name, properties, ...inside) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...inside);
    return node;
  };
  const faces = cards.map((card) => element("card-face", { card }));
  const words = [element("h1", {}, title), element("p", {}, tagline), element("span", {}, play)];
  document
    .querySelector(".reading")
    .replaceWith(element("main", { className: "front" }, element("div", { className: "hand" }, ...faces), ...words));
};
