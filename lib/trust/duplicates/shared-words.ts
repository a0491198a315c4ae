import type { Opening } from './same-opening';
import { isSameWord, plainWords } from './words';

/** Returns the words of title, employer and place that both openings have, as spelt in the first. */
export function sharedWords(one: Opening, other: Opening): string[] {
  const facts = ({ title, company, location }: Opening) => [title, company, location ?? ''].join(' ');
  const among = plainWords(facts(other));
  const words = facts(one)
    .split(/[\s,/()–]+/u)
    .filter((word) => {
      const [plain] = plainWords(word);
      return plain !== undefined && among.some((found) => isSameWord(plain, found));
    });
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
