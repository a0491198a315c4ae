/** Maximum characters read per text. The longest list in a listing has 24,000, and the attached document has 30,000. */
export const MAX_CHECKED = 30_000;

/** Maximum words per sentence. A longer sentence is split, so that the work grows linearly with the text. */
const MAX_SENTENCE = 80;

/** A normalized word: lower case, Latin letters, without accents. */
export interface Token {
  word: string;
  /** In characters from the start of the original text. */
  start: number;
  end: number;
}

/** Cyrillic and Greek look-alikes of Latin letters (Unicode confusables, lower case). */
const LOOK_ALIKES = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', п: 'n' },
    ...{ о: 'o', р: 'p', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', ı: 'i', ɡ: 'g' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  }),
);

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

interface Folded {
  text: string;
  /** The original position of each character. Undefined if none has moved. */
  at: number[] | undefined;
}

/** Maximum characters kept when one character expands to several, such as "㏂" to "a.m."; some ligatures expand to more. */
const MAX_READ_AS = 4;

const readAs = (character: string): string =>
  Array.from(
    character
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\p{Cf}]/gu, ''),
  )
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .slice(0, MAX_READ_AS);

/** Chinese, Korean, most emojis and higher code points have no Latin look-alikes. */
const isItself = (code: number): boolean =>
  (code >= 0x3400 && code < 0xa000) ||
  (code >= 0xac00 && code < 0xd7a4) ||
  (code >= 0x1f300 && code < 0x1fbf0) ||
  code >= 0x20000;

/** Maximum cached characters, which is more than normalization ever changes. */
const MAX_REMEMBERED = 50_000;
const remembered = new Map<number, string>();

function plain(code: number): string {
  let known = remembered.get(code);
  if (known !== undefined) return known;
  const character = String.fromCodePoint(code);
  if (isItself(code)) return character;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(code, (known = readAs(character)));
  return known;
}

const LAST_OF_ONE_UNIT = 0xffff;

const NOT_ASCII = /[^\0-\x7f]/;

const isAscii = (text: string, at: number): boolean => text.charCodeAt(at) < 0x80;

/** Converts to lower case, compatibility forms and Latin look-alikes. Removes accents and invisible characters. */
function fold(whole: string): Folded {
  const text = whole.slice(0, MAX_CHECKED);
  if (!NOT_ASCII.test(text)) return { text: text.toLowerCase(), at: undefined };
  const at: number[] = [];
  const parts: string[] = [];
  let position = 0;
  while (position < text.length) {
    if (isAscii(text, position)) {
      const begin = position;
      for (; position < text.length && isAscii(text, position); position += 1) at.push(position);
      parts.push(text.slice(begin, position).toLowerCase());
    } else {
      const code = text.codePointAt(position) ?? 0;
      const read = plain(code);
      for (let letter = 0; letter < read.length; letter += 1) at.push(position);
      parts.push(read);
      position += code > LAST_OF_ONE_UNIT ? 2 : 1;
    }
  }
  at.push(position);
  return { text: parts.join(''), at };
}

/** Returns the text in plain letters, for comparing names. */
export const folded = (text: string): string => fold(text).text;

/** Replaces digits that stand for letters: `f33`, `safar1com`. Keeps numbers and units. */
export const unleet = (word: string): string =>
  /^[a-z]+\d[a-z\d]*$/.test(word) && !/^(?:ke?shs?|kes|shs?)\d/.test(word)
    ? word.replace(/[013457]/g, (digit) => DIGIT_LETTERS[digit] ?? digit)
    : word;

const PIECES =
  /\d[\d,.]*k\d?(?![\p{L}\p{N}])|\d[\d,.]*\d(?:\/[-=])?|\d(?:\/[-=])?|[\p{L}\p{N}]+(?:['’ʼ]\p{L}+)*|[.!?;](?=\s|$)|\n\s*\n/gu;

/** A full stop after one of these does not end a sentence: "Kshs. 500", "till no. 12345". */
const ABBREVIATIONS = new Set(['kshs', 'ksh', 'kes', 'shs', 'sh', 'no', 'mr', 'mrs', 'ms', 'dr']);

/** Splits text into sentences, each a list of words. Letters separated by spaces or full stops count as one word: `f e e`, `M.P.E.S.A`. */
export function* sentencesIn(text: string): Generator<Token[], void> {
  const source = fold(text);
  let sentence: Token[] = [];
  for (const found of source.text.matchAll(PIECES)) {
    const [piece] = found;
    if (/^[.!?;\n]/.test(piece)) {
      if (piece === '.' && ABBREVIATIONS.has(sentence.at(-1)?.word ?? '')) continue;
    } else {
      const end = found.index + piece.length;
      sentence.push({ word: unleet(piece.replace(/['’ʼ]/g, '')), start: found.index, end });
      if (sentence.length < MAX_SENTENCE) continue;
    }
    if (sentence.length > 0) yield joinLetters(sentence, source);
    sentence = [];
  }
  if (sentence.length > 0) yield joinLetters(sentence, source);
}

export const sentencesOf = (text: string): Token[][] => [...sentencesIn(text)];

/** True for a single letter, which has one or two code units. */
const isLetter = ({ word }: Token): boolean => word.length <= 2 && /^\p{L}$/u.test(word);

/** Joins three or more consecutive single letters, and maps positions back to the original text. */
function joinLetters(tokens: Token[], { at }: Folded): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && follows(tokens[to - 1], tokens[to])) to += 1;
    const run = to - from >= 3 ? to : from + 1;
    const first = tokens[from];
    const last = tokens[run - 1];
    if (first && last) {
      let { word } = first;
      for (let next = from + 1; next < run; next += 1) word += tokens[next]?.word ?? '';
      const [start, end] = at ? [at[first.start] ?? 0, at[last.end] ?? 0] : [first.start, last.end];
      joined.push({ word, start, end });
    }
    from = run;
  }
  return joined;
}

const follows = (before: Token | undefined, token: Token | undefined): boolean =>
  before !== undefined &&
  token !== undefined &&
  token.start === before.end + 1 &&
  isLetter(before) &&
  isLetter(token);
