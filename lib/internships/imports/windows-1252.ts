/** The signs of Windows-1252 at 80 to 9F; a blank is none. Node's decoder takes these bytes for control characters. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The letter that Windows-1252 has at a number: Latin-1, but for 80 to 9F. */
export const letterOf1252 = (code: number): string =>
  code >= 0x80 && code < 0xa0 ? SIGNS.charAt(code - 0x80) : String.fromCharCode(code);
