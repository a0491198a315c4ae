import { withoutUnseen } from './typed-text';

/** Kenyan phone numbers. Pure: forms and server share it. */

/** What people and phones write between digits and around a number: spaces, brackets, dots, dashes, slashes. */
const BETWEEN_DIGITS = /[\s\p{Pd}()[\].,;/'"’]/gu;

/** What people write before a number, and the beginning of a link. */
const LABEL = /^\s*(?:tel|phone|mobile|cell|call|whatsapp|simu)(?![a-z])[.:]?/i;

/** What stands for the 0: the country code, also with the 0 after it or 0 and 00 before it, or nothing before a 7 or a 1. */
const INSTEAD_OF_ZERO = /^(?:(?:\+|0{0,2})2540?(?=[1-7]\d{8}$)|\+(?=0[1-7]\d{8}$)0|(?=[17]))/;

/**
 * Normalises a Kenyan phone number to the ten digits that are stored, however it is written: `+254 (0) 712 345 678`, `00254712345678`,
 * `0712.345.678`, `712345678`. Gives anything else without what stands between its digits; does not validate it.
 */
export const tidyPhone = (typed: string): string =>
  withoutUnseen(typed)
    .normalize('NFKC')
    .replace(LABEL, '')
    .replace(BETWEEN_DIGITS, '')
    .replace(INSTEAD_OF_ZERO, '0');

/** Whether a normalised text is a Kenyan number: a mobile number or a landline, ten digits. */
export const isPhone = (tidied: string): boolean => /^0[1-7]\d{8}$/.test(tidied);

/** A number as it can be dialled from anywhere: a Kenyan one in any form with +254, of any other its digits. */
export function dialled(number: string): string {
  const tidied = tidyPhone(number);
  return isPhone(tidied) ? `+254${tidied.slice(1)}` : tidied.replace(/^00/, '+');
}

/** A stored number in groups, as people read it: "0712 345 678", "020 271 2345". Spreadsheets take it for a text and keep its 0. */
export const groupedPhone = (number: string): string =>
  number
    .replace(/^(0[17]\d{2})(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0[2-6]\d)(\d{3})(\d{4})$/, '$1 $2 $3');
