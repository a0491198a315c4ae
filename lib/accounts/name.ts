/** Typewriter's, typographic and modifier apostrophe: what keyboards put into Ng'ang'a. */
const APOSTROPHES = /['’ʼ]/g;
/** Hyphens that look like the one of the keyboard (U+2010, U+2011). */
const HYPHENS = /[‐‑]/g;

/** Normalises a person's name: NFC, apostrophes as ’ (U+2019), single spaces. Does not validate it. */
export const tidyName = (typed: string): string =>
  typed
    .trim()
    .normalize('NFC')
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(/[ \u00a0]+/g, ' ');

/** Letters; between two of them one apostrophe, hyphen or space; an apostrophe may end a word (Anyang’). */
const NAME = /^(?:\p{L}\p{M}*(?:[’-](?=\p{L})|’?(?: (?=\p{L})|$))?)+$/u;

/** Whether a normalised text is a valid name, whatever its length. */
export const isName = (tidied: string): boolean => NAME.test(tidied);

export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
