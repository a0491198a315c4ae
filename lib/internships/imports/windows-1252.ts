/** The characters of Windows-1252 from 80 to 9F; blanks are unassigned. Node's decoder reads these bytes as control characters. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export const letterOf1252 = (code: number): string =>
  code >= 0x80 && code < 0xa0 ? SIGNS.charAt(code - 0x80) : String.fromCharCode(code);
