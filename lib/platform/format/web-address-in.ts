import { bareAddress } from './bare-address';

/** Characters that browsers treat as a dot in a domain (UTS 46, 2.3). */
export const DOTS = /[。．｡․]/g;

/** A dot inside a word, as in a domain, but not as in "St.Mary". */
export const DOT_OF_DOMAIN = /[\p{L}\p{N}-]\.(?=\p{L}[\p{L}\p{N}-])(?!\p{Lu}\p{Ll})/u;

/** A capitalised domain, which differs from "St.Mary" only in its ending or its path. */
const CAPITALISED =
  /[\p{L}\p{N}-]\.(?:(?:com|net|org|info|co|ke|me|ly|app|site|xyz)(?![\p{L}\p{N}])|\p{L}{2,}\/)/iu;

const SCHEME = /:\/\/|(?<![\p{L}\p{M}])(?:https?:|www\.)/iu;

/** Begins only where a name begins, so that a long word is read once. */
const MAIL = /(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+/gu;

const BOX = /\bP\.?O\.BOX\b/giu;

const isAddress = (word: string): boolean =>
  [SCHEME, DOT_OF_DOMAIN, CAPITALISED].some((sign) => sign.test(word));

/**
 * Returns the first word that a mail app would turn into a link to a web page, without punctuation around it. E-mail addresses are not
 * web addresses.
 */
export function webAddressIn(text: string): string | undefined {
  const word = text
    .split(/\s+/u)
    .find((one) => isAddress(one.normalize('NFKC').replace(DOTS, '.').replace(MAIL, ' ').replace(BOX, ' ')));
  return word === undefined ? undefined : bareAddress(word);
}
