/** Languages that do not put a space between all words, which axe compares. */
const UNSPACED = /^(ja|ko|zh)/;
const SAME_NAME = "label-content-name-mismatch";

const lettersOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function isNamedAsShown({ target }) {
  const node = axe.utils.getNodeFromTree(document.querySelector(target.at(-1)));
  const { accessibleTextVirtual, visibleVirtual } = axe.commons.text;
  return lettersOf(accessibleTextVirtual(node)).includes(lettersOf(visibleVirtual(node)));
}

/** Return the violations that axe finds: the rule, and the first element. */
export default async () => {
  const rules = { [SAME_NAME]: { enabled: true } };
  const { violations } = await axe.run({ resultTypes: ["violations"], rules });
  if (UNSPACED.test(document.documentElement.lang)) {
    axe.setup(document);
    for (const each of violations)
      if (each.id === SAME_NAME) each.nodes = each.nodes.filter((node) => !isNamedAsShown(node));
    axe.teardown();
  }
  return violations.filter(({ nodes }) => nodes.length > 0).map(({ id, nodes }) => [id, nodes[0].html]);
};
