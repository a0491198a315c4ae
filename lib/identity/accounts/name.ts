import { withoutUnseen } from '@/lib/platform/format/typed-text';

/** Typewriter, typographic, modifier and full-width apostrophe, accent and prime: keyboards use all of them in Ng'ang'a. */
const APOSTROPHES = /['’‘‛ʼʻ´′＇]/g;
/** U+2010 and U+2011, which look like the keyboard's hyphen. */
const HYPHENS = /[‐‑]/g;
/** Initials without a space before the next word. */
const INITIALS = /(^|[\s’-])((?:\p{L}\p{M}*\.)+)(?=\p{L})/gu;

/** NFC, no invisible characters, apostrophes as ’ (U+2019), single spaces, and a space after each initial ("J. M. Kamau"). */
export const tidyName = (typed: string): string =>
  withoutUnseen(typed)
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(INITIALS, (_, before: string, initials: string) => before + initials.replaceAll('.', '. '))
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** A letter with its accents, and the joiner that some scripts need after it. */
const LETTER = String.raw`\p{L}[\p{M}\u200c\u200d]*`;
/**
 * Letters, with single apostrophes, hyphens or spaces between them. A word may end in an apostrophe (Anyang’), and an initial in a dot.
 */
const NAME = new RegExp(`^(?:${LETTER}(?:[’-](?=\\p{L})|’?(?: (?=\\p{L})|$))?)+$`, 'u');

const INITIAL = new RegExp(`(^|[ -])(${LETTER})\\.(?= |$)`, 'gu');

/** Does not check the length. */
export const isName = (tidied: string): boolean => NAME.test(tidied.replace(INITIAL, '$1$2'));

export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
