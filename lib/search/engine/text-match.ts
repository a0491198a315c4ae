import { plainText } from './plain-text';
import { titleMatches, type Range } from './title-matches';

/** A sentence of a listing that contains search words. */
export interface TextMatch {
  /** At most 160 characters, with "…" where the sentence is cut. */
  text: string;
  matches: Range[];
}

const MAX_TEXT = 160;
/** Characters before the first match of a sentence that is cut. */
const MAX_BEFORE = 60;

const SENTENCE_END = /(?<=[.!?])\s+|\n+/;

/** Cuts a long sentence at spaces, around its first match. */
function cut(sentence: string, first: number): string {
  if (sentence.length <= MAX_TEXT) return sentence;
  const from = first <= MAX_BEFORE ? 0 : sentence.indexOf(' ', first - MAX_BEFORE) + 1;
  const rest = sentence.slice(from);
  const isLong = rest.length > MAX_TEXT;
  const end = isLong ? rest.lastIndexOf(' ', MAX_TEXT - 2) : rest.length;
  return `${from > 0 ? '…' : ''}${rest.slice(0, end > 0 ? end : MAX_TEXT - 2)}${isLong ? '…' : ''}`;
}

/**
 * Returns the first sentence of a text in which a phrase occurs, or undefined. `ways` contains the stems of each phrase, as in
 * `titleMatches`.
 */
export function textMatch(text: string, ways: readonly (readonly string[])[]): TextMatch | undefined {
  const starts = ways.map(([stem = '']) => stem.slice(0, 3));
  for (const sentence of text.split(SENTENCE_END)) {
    const plain = plainText(sentence);
    if (!starts.some((start) => plain.includes(start))) continue;
    const [first] = titleMatches(sentence, ways);
    if (!first) continue;
    const shown = cut(sentence.trim(), first[0]);
    return { text: shown, matches: titleMatches(shown, ways) };
  }
  return undefined;
}
