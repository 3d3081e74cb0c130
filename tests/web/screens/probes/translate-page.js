import turned from "./turned.js";

/** Replace all texts with letters as Chrome does when it translates a page, now and whenever others appear. */
export default () => {
  const isText = ({ data, parentElement }) => /[a-z]/i.test(data) && !parentElement.closest("font, script, style");

  function translate(text) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = turned(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.filter(isText).forEach(translate);
  }

  translateAll();
  new MutationObserver(translateAll).observe(document.body, { subtree: true, childList: true, characterData: true });
};
