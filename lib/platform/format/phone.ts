import { withoutUnseen } from './typed-text';

/** Kenyan phone numbers. Pure: forms and the server share it. */

const BETWEEN_DIGITS = /[\s\p{Pd}()[\].,;/'"’]/gu;

/** Labels before a number, including the scheme of a link. */
const LABEL = /^\s*(?:tel|phone|mobile|cell|call|whatsapp|simu)(?![a-z])[.:]?/i;

/** Prefixes to replace with 0, such as 254, +254, 00254, 2540 and +0. Before a 7 or a 1, the prefix is empty: a 0 is added. */
const INSTEAD_OF_ZERO = /^(?:(?:\+|0{0,2})2540?(?=[1-7]\d{8}$)|\+(?=0[1-7]\d{8}$)0|(?=[17]))/;

/** Normalises `+254 (0) 712 345 678`, `00254712345678`, `712345678` to ten digits. Strips separators from anything else. */
export const tidyPhone = (typed: string): string =>
  withoutUnseen(typed)
    .normalize('NFKC')
    .replace(LABEL, '')
    .replace(BETWEEN_DIGITS, '')
    .replace(INSTEAD_OF_ZERO, '0');

/** Whether a normalised number is a Kenyan mobile or landline number: ten digits. */
export const isPhone = (tidied: string): boolean => /^0[1-7]\d{8}$/.test(tidied);

/** A number that can be dialled from anywhere: +254 for a Kenyan one, otherwise just the digits. */
export function dialled(number: string): string {
  const tidied = tidyPhone(number);
  return isPhone(tidied) ? `+254${tidied.slice(1)}` : tidied.replace(/^00/, '+');
}

/** Groups a stored number: "0712 345 678", "020 271 2345". Spreadsheets then treat it as text and keep the leading 0. */
export const groupedPhone = (number: string): string =>
  number
    .replace(/^(0[17]\d{2})(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0[2-6]\d)(\d{3})(\d{4})$/, '$1 $2 $3');
