import { typedLines } from './typed-text';

/** Bullets before list items in pasted texts; U+F0A7 and U+F0B7 are those of Word. */
const BULLET = /^\s*(?:[•◦▪‣·*–—\uf0a7\uf0b7-]|\d{1,2}[.)])\s+/;

/** The lines of a text as items: bullets, numbers and blank lines left out. */
export const linesOf = (text: string): string[] =>
  typedLines(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
