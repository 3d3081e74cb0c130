/** English as in a language that is 40 % longer, to see what does not fit and what is not translated; for tests. */

export const PSEUDO = { tag: "en-XA", name: "Pseudo" };

const MARK = "\u0323";
const LONGER = 0.4;

/** Every word with its beginning once more, and a mark under every letter. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(0, Math.ceil(word.length * LONGER));
    return [...longer].map((letter) => letter + MARK).join("");
  });
}
