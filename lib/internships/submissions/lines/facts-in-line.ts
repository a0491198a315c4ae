import { completeLink } from '@/lib/internships/listings/complete-link';
import { momentOfDeadline } from '@/lib/internships/listings/latest-deadline';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';
import { readAmount, readAmounts } from '@/lib/platform/format/read-amount';
import { readMoment } from '@/lib/platform/format/read-moment';

/** Facts are not searched further into a line than this many words. */
const MAX_WORDS = 60;
/** "Friday, 15th January 2027 at 5:00 pm EAT" has eight words. */
const MAX_FACT = 9;

/** Yields the runs of words in a text, without punctuation around them: from left to right, longer ones first. */
function* runsIn(text: string): Generator<{ run: string; after: string }> {
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + MAX_FACT); to > from; to -= 1) {
      const run = words
        .slice(from, to)
        .join(' ')
        .replace(/^[("“]+|[)"”.,;:]+$/g, '');
      if (/\d/.test(run)) yield { run, after: words.slice(to, to + 2).join(' ') };
    }
}

function momentOf(run: string): string | undefined {
  for (const order of ['day first', undefined] as const) {
    const at = momentOfDeadline(readMoment(run, { order }));
    if (at !== undefined) return at;
  }
  return undefined;
}

/** The first date in a text, as ISO 8601; a date without a time means the end of that day. Numeric dates begin with the day. */
export function deadlineIn(text: string): string | undefined {
  for (const { run } of runsIn(text)) {
    const at = momentOf(run);
    if (at !== undefined) return at;
  }
  return undefined;
}

export interface PayInLine {
  min: number | null;
  max: number | null;
}

/** Lower numbers beside such words are times ("5 pm"), or pay for a day. */
const LEAST = 1_000;
const IS_MONEY = /\b(?:kes|kshs?|shs?|shillings|bob|month|monthly|mwezi)\b|\d ?(?:k\b|\/[=-])/i;
const ANOTHER_PERIOD = /^(?:(?:per|a|an|each|every|\/) ?)?(?:day|week|hour|year|annum|daily|weekly|hourly)/i;

function payOf(run: string): PayInLine | undefined {
  const amount = readAmount(run);
  return readAmounts(run) ?? ('amount' in amount ? { min: amount.amount, max: amount.amount } : undefined);
}

const isUsual = (amount: number | null): boolean =>
  amount === null || (amount >= LEAST && amount <= LISTING_FIELDS.stipend.holds.highest);

/** The first amount in a text that is money: monthly pay in Kenya shillings, or a range of it. */
export function payIn(text: string): PayInLine | undefined {
  for (const { run, after } of runsIn(text)) {
    if (!IS_MONEY.test(run) || ANOTHER_PERIOD.test(after)) continue;
    const pay = payOf(run);
    if (pay && isUsual(pay.min) && isUsual(pay.max)) return pay;
  }
  return undefined;
}

const LOOKS_LINKED =
  /@|:\/\/|^www\.|\.(?:ke|com|org|net|io|africa|info|edu|app|gle|dev|example)(?:[/?#]|\W*$)/i;
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const PHONE = /(?:\+?254|\b0)[\d ().-]{8,16}\d/;

/** The first web address or e-mail address in a text, or else its phone number, as a link. */
export function linkIn(text: string): string | undefined {
  const words = text
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .filter((word) => LOOKS_LINKED.test(word));
  const [phone] = PHONE.exec(text) ?? [];
  return [...words, ...(phone === undefined ? [] : [phone])]
    .map(completeLink)
    .find((link) => LINK.test(link));
}

const DURATION =
  /\b(?:\d{1,2}|one|two|three|four|six|nine|ten|twelve)(?:(?: ?[-–] ?| to | or )(?:\d{1,2}|two|three|four|six|nine|twelve))?[ -](?:weeks?|months?|years?)\b/i;

/** "3 months", "six to nine months". */
export const durationIn = (text: string): string | undefined => DURATION.exec(text)?.[0];
