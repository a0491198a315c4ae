const MAX_LENGTH = 200;

/** Normalises to lower case and to one kind of space, hyphen, slash and apostrophe. Returns '' for more than 200 characters. */
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

export const quoted = (text: string): string =>
  `“${text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 100)}”`;
