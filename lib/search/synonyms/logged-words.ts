import { wordsOf } from '@/lib/search/engine/read-query';

const MAX_LENGTH = 80;

/** Longer numbers may be phone, card or ID numbers. */
const LONG_NUMBER = /\d{5}/;

/**
 * For a search without results, returns the words that may be stored: up to 80 characters, without long numbers. Undefined if no word is
 * left, or if the search may contain an e-mail address or a number split into parts.
 */
export function loggedWords(q: string): string | undefined {
  const isPersonal = q.includes('@') || q.replace(/\D/g, '').length > 12;
  const words = isPersonal ? [] : wordsOf(q).filter((word) => !LONG_NUMBER.test(word));
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (longer.length > MAX_LENGTH) break;
    text = longer;
  }
  return /\p{L}/u.test(text) ? text : undefined;
}
