import { plainLetters, quoted } from './plain-letters';

/** Whole Kenya shillings per month, or why the text is not an amount and how to write it. */
export type ReadAmount = { amount: number } | { problem: string };

const HOW = 'Enter whole shillings per month, such as 15000 or 15,000.';

const CURRENCY = /^(?:k\.?e\.?s|(?:k\.? ?)?shs?)\.?:? ?/;
/** Words that only say that the amount is in shillings per month. */
const AFTER =
  / ?(?:\/[=-]|kes|kshs?|shs?|bob|(?:kenyan? )?shillings|(?:per |a |each |\/ ?)month|monthly|pm|p\.m|kwa mwezi|only|gross|net)\.?$/;
/** Maximum words around an amount: a currency, an ending, a period. */
const MAX_WORDS = 4;

const WHOLE = /^(?:\d+|\d{1,3}(?:, ?\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)(?:\.0{0,2})?$/;
const THOUSANDS = /^(\d{1,4}(?:\.\d{1,3})?) ?(?:k|thousand)$/;
const TWO_WAYS = /^(\d{1,3})\.(\d)(\d)\d$/;
const CENTS = /^\d[\d, ]*\.\d\d?$/;

function bare(text: string): string {
  let rest = text.replace(CURRENCY, '');
  for (let words = 0; words < MAX_WORDS; words += 1) rest = rest.replace(AFTER, '');
  return rest;
}

function shillings(rest: string): number | undefined {
  const thousands = THOUSANDS.exec(rest)?.[1];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000);
  return WHOLE.test(rest) ? Number(rest.replace(/[, ']/g, '')) : undefined;
}

/** Reads a range of amounts. A bound is null if the text contains only the other one. Undefined if it is not a range. */
export function readAmounts(given: string): { min: number | null; max: number | null } | undefined {
  const text = plainLetters(given);
  const upTo = /^(?:up to|max(?:imum)?(?: of)?) (.+)$/.exec(text)?.[1];
  if (upTo !== undefined) return only('max', upTo);
  const [first = '', second, ...more] = text
    .replace(/\/[=-]/g, '')
    .replace(/^(?:from|between|at least|min(?:imum)?(?: of)?) /, '')
    .split(/ ?- ?| (?:to|and|hadi) /);
  if (second === undefined)
    return /^(?:from|at least|min(?:imum)?) /.test(text) ? only('min', first) : undefined;
  const [lower, max] = [shillings(bare(first)), shillings(bare(second))];
  if (lower === undefined || max === undefined || more.length > 0) return undefined;
  const mayBeThousands = lower > 0 && lower < 1000 && lower * 1000 <= max;
  if (!mayBeThousands) return { min: lower, max };
  // "15-20k" means 15,000 to 20,000, but "15 - 20,000" may start at 15 or 15,000.
  return THOUSANDS.test(bare(second)) ? { min: lower * 1000, max } : undefined;
}

function only(bound: 'min' | 'max', text: string) {
  const amount = shillings(bare(text));
  return amount === undefined ? undefined : { min: null, max: null, [bound]: amount };
}

function problemOf(given: string): string {
  const rest = bare(plainLetters(given));
  const [, thousands, ...cents] = TWO_WAYS.exec(rest) ?? [];
  if (thousands !== undefined) {
    const whole = rest.replace('.', '');
    const shown = rest.replace('.', ',');
    return `${quoted(given)} can be ${shown} or ${thousands}.${cents.join('')}: write ${whole} or ${shown}.`;
  }
  if (readAmounts(given))
    return `${quoted(given)} is more than one amount. Enter one amount, such as 15000 or 15,000.`;
  if (/^-\d/.test(rest)) return `${quoted(given)} is below zero. ${HOW}`;
  if (CENTS.test(rest)) return `${quoted(given)} has cents. ${HOW}`;
  return `${quoted(given)} is not an amount in Kenya shillings. ${HOW}`;
}

/** Reads 15000, 15,000.00, KES 15 000, Ksh. 15,000/= per month, 15k. Rejects fractions, negatives, other currencies or periods. */
export function readAmount(given: string): ReadAmount {
  const amount = shillings(bare(plainLetters(given)));
  return amount === undefined ? { problem: problemOf(given) } : { amount };
}
