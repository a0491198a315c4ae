/** Bullets before list items in pasted texts. */
const BULLET = /^\s*(?:[•◦▪‣·*–—-]|\d{1,2}[.)])\s+/;

/** The lines of a text as items: bullets, numbers and blank lines left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
