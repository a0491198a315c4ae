import { withoutUnseen } from '@/lib/platform/format/typed-text';

/** Typewriter's, typographic, modifier and full-width apostrophe, accent and prime: what keyboards put into Ng'ang'a. */
const APOSTROPHES = /['’‘‛ʼʻ´′＇]/g;
/** Hyphens that look like the one of the keyboard (U+2010, U+2011). */
const HYPHENS = /[‐‑]/g;
/** Initials that are written together with the next word. */
const INITIALS = /(^|[\s’-])((?:\p{L}\p{M}*\.)+)(?=\p{L})/gu;

/**
 * Normalises a person's name: without invisible characters, NFC, apostrophes as ’ (U+2019), single spaces, one after an initial
 * ("J. M. Kamau"). Does not validate it.
 */
export const tidyName = (typed: string): string =>
  withoutUnseen(typed)
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(INITIALS, (_, before: string, initials: string) => before + initials.replaceAll('.', '. '))
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** A letter with its accents, and the joiner that some scripts need after it. */
const LETTER = String.raw`\p{L}[\p{M}\u200c\u200d]*`;
/** Letters; between two of them one apostrophe, hyphen or space; an apostrophe may end a word (Anyang’), a dot an initial. */
const NAME = new RegExp(`^(?:${LETTER}(?:[’-](?=\\p{L})|’?(?: (?=\\p{L})|$))?)+$`, 'u');

/** An initial: one letter, as a word of its own. */
const INITIAL = new RegExp(`(^|[ -])(${LETTER})\\.(?= |$)`, 'gu');

/** Whether a normalised text is a valid name, whatever its length. */
export const isName = (tidied: string): boolean => NAME.test(tidied.replace(INITIAL, '$1$2'));

export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
