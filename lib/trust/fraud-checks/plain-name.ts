import { site } from '@/lib/platform/core/site';
import { DOT_OF_DOMAIN, DOTS } from '@/lib/platform/format/web-address-in';
import { folded } from './tokens';

const MAX_LETTERS = 40;

/** Maximum characters read from a name. Every name field allows fewer. */
const MAX_READ = 200;

/** Scripts whose letters do not look like Latin ones. */
const OTHER_SCRIPTS =
  /^[\p{Script=Arabic}\p{Script=Ethiopic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Bengali}]+$/u;

/** Latin letters used in names, without phonetic ones that look like capitals (ᴍ, ɡ). */
const LATIN = /^[a-z\u00aa-\u024f\u1e00-\u1eff]+$/iu;

/** Digits and symbols that are read as letters, in addition to those that `folded` knows. */
const LEET: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...{ l: 'i', '|': 'i', '!': 'i', '@': 'a', $: 's', '€': 'e' },
};

const BEGINNING_OF_LINK = /:\/\/|@|(?<![\p{L}\p{M}])(?:https?|ftp|mailto|tel|www)(?![\p{L}\p{M}])/iu;

/** True if a mail app would turn this word into a link, or if the word is part of a link. */
const isLink = (word: string): boolean => BEGINNING_OF_LINK.test(word) || DOT_OF_DOMAIN.test(word);

/** True if all letters belong to one script. A word that mixes scripts imitates another word. */
function isOfOneScript(word: string): boolean {
  const letters = word.normalize('NFC').replace(/[^\p{L}]/gu, '');
  return letters === '' || LATIN.test(letters) || OTHER_SCRIPTS.test(letters);
}

/** Returns the letters that a reader sees. Merges repeated letters. */
function seen(text: string): string {
  const letters = Array.from(folded(text), (sign) => LEET[sign] ?? sign).join('');
  return letters
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
    .replace(/(.)\1+/gu, '$1');
}

/** Removes words that spell the site's name, alone or together. */
function withoutSiteName(words: readonly string[]): string[] {
  const name = seen(site.name);
  if (name === '') return [...words];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      if (!seen(words.slice(from, to).join('')).includes(name)) continue;
      // Finds the fewest words that spell the name, so that earlier words are kept.
      let first = from;
      while (first + 1 < to && seen(words.slice(first + 1, to).join('')).includes(name)) first += 1;
      return withoutSiteName([...words.slice(0, first), ...words.slice(to)]);
    }
  }
  return [...words];
}

const lettersOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}'’&.,()\s-]/gu, ' ')
    .replace(/([.,])[.,]+/g, '$1')
    .replace(/\.(?=[^\s),])/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) || word === '&');

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

/** Sanitizes a name once. Removing a digit or an invisible character may reveal links or the site's name, which the next pass removes. */
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

/** Maximum passes. Nearly every name needs only two, and a third to confirm that nothing changes. */
const MAX_READINGS = 6;

/**
 * Sanitizes a typed name for an e-mail to someone else. Keeps at most 40 characters of plain text, cut after a word. Removes
 * links, digits, invisible characters, line breaks and the site's name in any spelling. Returns `fallback` if nothing is left.
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

export function salutation(firstName: string): string {
  const name = plainName(firstName, '');
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
