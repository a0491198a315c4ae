import { site } from '@/lib/platform/core/site';
import { folded } from './tokens';

/** Characters of a name in a mail. */
const MAX_LETTERS = 40;

/** Characters read of a name: every field that holds one is shorter. */
const MAX_READ = 200;

/** Full stops that a browser takes for the dot of a domain (UTS 46, 2.3). */
const DOTS = /[。．｡․]/g;

/** Writing of which no letter looks like a Latin one. */
const OTHER_SCRIPTS =
  /^[\p{Script=Arabic}\p{Script=Ethiopic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Bengali}]+$/u;

/** Latin letters of names: without those of phonetics, which look like capitals (ᴍ, ɡ). */
const LATIN = /^[a-z\u00aa-\u024f\u1e00-\u1eff]+$/iu;

/** Digits and signs that are read for letters, besides those that `folded` knows. */
const LEET: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...{ l: 'i', '|': 'i', '!': 'i', '@': 'a', $: 's', '€': 'e' },
};

/** A dot inside a word, as domains have it: not that of "St.Mary". */
const DOT_OF_DOMAIN = /[\p{L}\p{N}-]\.(?=\p{L}[\p{L}\p{N}-])(?!\p{Lu}\p{Ll})/u;

/** How links begin: as a word, also inside a longer one. */
const BEGINNING_OF_LINK = /:\/\/|@|(?<![\p{L}\p{M}])(?:https?|ftp|mailto|tel|www)(?![\p{L}\p{M}])/iu;

/** Whether a mail app would make a link of this word, or it is a part of one. */
const isLink = (word: string): boolean => BEGINNING_OF_LINK.test(word) || DOT_OF_DOMAIN.test(word);

/** Whether all letters of a word are of one writing; one that mixes them is made to look like another word. */
function isOfOneScript(word: string): boolean {
  const letters = word.normalize('NFC').replace(/[^\p{L}]/gu, '');
  return letters === '' || LATIN.test(letters) || OTHER_SCRIPTS.test(letters);
}

/** The letters that a reader sees, each once in a row. */
function seen(text: string): string {
  const letters = Array.from(folded(text), (sign) => LEET[sign] ?? sign).join('');
  return letters
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
    .replace(/(.)\1+/gu, '$1');
}

/** The words without those that spell the name of the site, alone or together. */
function withoutSiteName(words: readonly string[]): string[] {
  const name = seen(site.name);
  if (name === '') return [...words];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      if (!seen(words.slice(from, to).join('')).includes(name)) continue;
      // The fewest words that spell it: none of those before belongs to it.
      let first = from;
      while (first + 1 < to && seen(words.slice(first + 1, to).join('')).includes(name)) first += 1;
      return withoutSiteName([...words.slice(0, first), ...words.slice(to)]);
    }
  }
  return [...words];
}

/** Words of letters, and the signs that belong into names. */
const lettersOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}'’&.,()\s-]/gu, ' ')
    .replace(/([.,])[.,]+/g, '$1')
    .replace(/\.(?=[^\s),])/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) || word === '&');

/** As many of the first words as there is room for; of one long word its beginning. */
function shortened(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (Array.from(longer).length > MAX_LETTERS) break;
    text = longer;
  }
  return (
    text ||
    Array.from(words[0] ?? '')
      .slice(0, MAX_LETTERS)
      .join('')
  );
}

const trimmed = (text: string): string => {
  const balanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(text) ? text : text.replace(/[()]/g, '');
  return balanced.replace(/^[^\p{L}(]+/u, '').replace(/[\s&,(-]+$/u, '');
};

/** One reading: without a digit or an invisible character, other words may turn out to be links, or the name of the site. */
function reading(typed: string): string {
  const words = typed
    .replace(DOTS, '.')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/[\s\p{C}\p{Z}]+/u)
    .filter((word) => word !== '' && !isLink(word));
  const spelt = withoutSiteName(words).flatMap(lettersOf).filter(isOfOneScript);
  return trimmed(shortened(spelt));
}

/** Readings of one text: two change nearly any, a third one shows it. */
const MAX_READINGS = 6;

/**
 * What of a typed name may stand in a mail to somebody else: at most 40 characters of plain text, cut at a word,
 * without links, digits, invisible characters, line breaks and the name of the site in any spelling. Takes the
 * name, and what stands in its place where nothing is left of it.
 */
export function plainName(typed: string, fallback: string): string {
  let name = typed.slice(0, MAX_READ);
  for (let count = 0; count < MAX_READINGS; count += 1) {
    const read = reading(name);
    if (read === name) return /\p{L}.*\p{L}/u.test(name) || OTHER_SCRIPTS.test(name) ? name : fallback;
    name = read;
  }
  return fallback;
}

/** How a mail greets somebody, whose first name another person may have typed. */
export function salutation(firstName: string): string {
  const name = plainName(firstName, '');
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
