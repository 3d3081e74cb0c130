/** A pseudo-language for tests: English, but 40 % longer, which shows what does not fit and what is not translated. */
export const PSEUDO = "en-XA";

const MARK = "\u0323";
const EXPANSION = 0.4;

/** Repeat the beginning of every word and put a mark under every letter. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(0, Math.ceil(word.length * EXPANSION));
    return [...longer].map((letter) => letter + MARK).join("");
  });
}
