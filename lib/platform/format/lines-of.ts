import { typedLines } from './typed-text';

/** Bullets before list items in pasted text. U+F0A7 and U+F0B7 come from Word. */
const BULLET = /^\s*(?:[•◦▪‣·*–—\uf0a7\uf0b7-]|\d{1,2}[.)])\s+/;

export const linesOf = (text: string): string[] =>
  typedLines(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
