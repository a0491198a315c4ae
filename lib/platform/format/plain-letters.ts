/** Characters of a day or an amount that is read at all. */
const MAX_LENGTH = 200;

/**
 * What somebody typed, in the plainest letters: without invisible characters, with one kind of space, hyphen, slash and apostrophe, in
 * lower case. Takes a text of one value; gives an empty one for more than 200 characters.
 */
export const plainLetters = (text: string): string =>
  text.length > MAX_LENGTH
    ? ''
    : text
        .normalize('NFKC')
        .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/[\u2044\u2215]/g, '/')
        .replace(/[‘’ʼ`´]/g, "'")
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .toLowerCase();

/** The beginning of what somebody typed, in quotes, for a message. */
export const quoted = (text: string): string =>
  `“${text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 100)}”`;
