/** Characters of one text that are read: the longest list of a listing has 24,000, the attached document 30,000. */
export const MAX_CHECKED = 30_000;

/** Words of a sentence; a longer one is cut, so that the work grows with the text and not with its square. */
const MAX_SENTENCE = 80;

/** A word of a text in its plain form: lower case, Latin letters, without accents. */
export interface Token {
  word: string;
  /** Characters from the start of the text as it was written. */
  start: number;
  end: number;
}

/** Cyrillic and Greek letters that look like Latin ones (Unicode confusables, the small letters). */
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
  /** For each character, where it was. */
  at: number[];
}

const plain = (character: string): string =>
  Array.from(
    character
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\p{Cf}]/gu, ''),
  )
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('');

/** Lower case, compatibility forms and look-alike letters replaced, accents and invisible characters dropped. */
function fold(text: string): Folded {
  const letters: string[] = [];
  const at: number[] = [];
  const known = new Map<string, string>();
  let position = 0;
  for (const character of text.slice(0, MAX_CHECKED)) {
    const folded = character < '\x80' ? character.toLowerCase() : (known.get(character) ?? plain(character));
    if (character >= '\x80') known.set(character, folded);
    for (const letter of folded.split('')) {
      letters.push(letter);
      at.push(position);
    }
    position += character.length;
  }
  return { text: letters.join(''), at: [...at, position] };
}

/** The text in plain letters, for comparing names. */
export const folded = (text: string): string => fold(text).text;

/** Digits in the place of letters: `f33`, `safar1com`. A number or a unit stays. */
export const unleet = (word: string): string =>
  /^[a-z]+\d[a-z\d]*$/.test(word) && !/^(?:ke?shs?|kes|shs?)\d/.test(word)
    ? word.replace(/[013457]/g, (digit) => DIGIT_LETTERS[digit] ?? digit)
    : word;

const PIECES =
  /\d[\d,.]*k\d?(?![\p{L}\p{N}])|\d[\d,.]*\d(?:\/[-=])?|\d(?:\/[-=])?|[\p{L}\p{N}]+(?:['’ʼ]\p{L}+)*|[.!?;](?=\s|$)|\n\s*\n/gu;

/** Words whose stop ends no sentence: "Kshs. 500", "till no. 12345". */
const ABBREVIATIONS = new Set(['kshs', 'ksh', 'kes', 'shs', 'sh', 'no', 'mr', 'mrs', 'ms', 'dr']);

/** The words of a text, sentence by sentence. Letters with a space or a stop between each are one word: "f e e", "M.P.E.S.A". */
export function sentencesOf(text: string): Token[][] {
  const source = fold(text);
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  const close = () => {
    if (sentence.length > 0) sentences.push(joinLetters(sentence, source));
    sentence = [];
  };
  for (const found of source.text.matchAll(PIECES)) {
    const [piece] = found;
    if (/^[.!?;\n]/.test(piece)) {
      if (piece !== '.' || !ABBREVIATIONS.has(sentence.at(-1)?.word ?? '')) close();
    } else {
      const end = found.index + piece.length;
      sentence.push({ word: unleet(piece.replace(/['’ʼ]/g, '')), start: found.index, end });
      if (sentence.length === MAX_SENTENCE) close();
    }
  }
  close();
  return sentences;
}

const isLetter = ({ word }: Token): boolean => /^\p{L}$/u.test(word);

/** Joins three or more single letters in a row, and turns places in the plain text into places in the original. */
function joinLetters(tokens: Token[], { at }: Folded): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && follows(tokens[to - 1], tokens[to])) to += 1;
    const run = to - from >= 3 ? tokens.slice(from, to) : tokens.slice(from, from + 1);
    const [first] = run;
    const last = run.at(-1);
    if (first && last) {
      const word = run.map((token) => token.word).join('');
      joined.push({ word, start: at[first.start] ?? 0, end: at[last.end] ?? 0 });
    }
    from += run.length;
  }
  return joined;
}

const follows = (before: Token | undefined, token: Token | undefined): boolean =>
  before !== undefined &&
  token !== undefined &&
  isLetter(before) &&
  isLetter(token) &&
  token.start === before.end + 1;
