import turned from "./turned.js";

/** Return the texts of the elements that match a selector, in English also where the page is translated. */
export default (selector) => {
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.localName === "font" ? turned(node.textContent) : "";
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.matches("font, font *, script, style"))
    .map((element) => [...element.childNodes].map(textOf).join("").replace(/\s+/g, " ").trim())
    .filter(Boolean);
};
