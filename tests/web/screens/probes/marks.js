export default () => {
  const paint = (shape) => [shape.getAttribute("fill"), shape.getAttribute("stroke")].find((each) => each?.[0] === "#");
  const cards = [...document.querySelectorAll("card-art symbol")].filter(({ id }) => /^(card|chip)-/.test(id));
  return Object.fromEntries(
    cards.map((card) => {
      const [edge, ground] = card.querySelectorAll(":scope > rect");
      const wheel = card.querySelector(":scope > circle");
      const mark = /joker|golden/.test(card.id) ? (card.id.startsWith("chip") ? edge : wheel) : card.lastElementChild;
      return [card.id, [paint(ground), paint(mark), mark.tagName === "text" || /plus-two/.test(card.id)]];
    }),
  );
};
