export default () => {
  const found = new Set();
  const others = "[lang], [lang=zxx] *, noscript, script, [role=alert], [role=alert] *, live-region *";
  for (const element of document.body.querySelectorAll(`:not(${others})`)) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const names = ["aria-label", "title", "placeholder", "aria-valuetext", "alt"];
    for (const text of texts) found.add(text.textContent);
    for (const name of names) found.add(element.getAttribute(name) ?? "");
  }
  // The browser writes the words of lists.
  return [...found, document.title].filter((text) => /(?!\band\b)[A-Za-z]{3}/.test(text));
};
