import type { Opening } from './same-opening';
import { isSameWord, plainWords } from './words';

/** Returns the words that both openings contain in their title, employer or place, as spelt in the first opening. */
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
