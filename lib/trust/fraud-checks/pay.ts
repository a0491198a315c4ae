import type { ListingValues } from '@/models/listing-values';
import type { Finding, Passage } from './finding';
import { MAX_NAME } from './max-name';
import { isAbroad, mostFor, mostForHours, promisedPay, type PromisedPay } from './usual-pay';

/** The highest usual pay for each kind, in KES per month. We set the limits above the pay in every advert that we tested. */
const HIGHEST_USUAL = {
  internship: 150_000,
  'industrial attachment': 100_000,
  'graduate trainee': 250_000,
  'entry level': 250_000,
  'part-time': 100_000,
  volunteer: 60_000,
} as const;

/** For a listing without a stated kind. */
const HIGHEST_OF_ANY = 300_000;

/** Kinds of work that must be paid as a job (Employment Act). */
const JOBS = new Set(['graduate trainee', 'entry level', 'part-time']);

/** Titles that explain higher pay: senior positions, and trades in which workers are scarce. */
const WELL_PAID =
  /\b(?:senior|chief|head|lead|principal|director|manager|engineer|developer|dev|architect|doctor|medical officer|pharmacist|surgeon|pilot|captain|nurse|consultant|partner|actuary|designer|economist|welder|accountant|auditor|advis[eo]r|administrator|advocate|lawyer|analyst|specialist|compliance|mhandisi|meneja|mkurugenzi|daktari)/i;

/** Despite the title, a house manager does household work and manages no people. */
const HOUSEHOLD = /\bhouse ?-?manager/i;

export type PayFacts = Partial<Pick<ListingValues, 'kind' | 'stipend' | 'title' | 'location'>>;

type Place = Pick<Finding, 'field' | 'start' | 'end' | 'quote'>;

const PAY_FIELD: Place = { field: 'stipend', start: 0, end: 0, quote: '' };

const finding = (rule: string, group: 'pay' | 'law', because: string, place: Place = PAY_FIELD): Finding => ({
  ...{ rule, group, level: 'warning', because },
  ...{ field: place.field, start: place.start, end: place.end, quote: place.quote },
});

const tooGood = (most: number, what: string, place?: PromisedPay): Finding =>
  finding(
    'pay-too-good',
    'pay',
    `It pays more than KES ${most.toLocaleString('en-US')} a month, far above what is usual for ${what}. Make sure the amount is right.`,
    place,
  );

/** Finds pay that is too good to be true: more than is usual for the kind of listing, for ordinary work, or for a few hours' work. */
function overpaid({ kind, title = '', location = '', stipend }: PayFacts, passages: readonly Passage[]) {
  const named = title.slice(0, MAX_NAME);
  if (WELL_PAID.test(named) && !HOUSEHOLD.test(named)) return undefined;
  const highest = Math.max(stipend?.min ?? 0, stipend?.max ?? 0);
  const ordinary = mostFor(title, location);
  const hours = isAbroad(title, location) ? undefined : mostForHours(passages);
  const usual = isAbroad(title, location) ? Infinity : kind ? HIGHEST_USUAL[kind] : HIGHEST_OF_ANY;
  const most = Math.min(usual, ordinary ?? Infinity, hours ?? Infinity);
  const what = most === hours ? 'a few hours’ work' : 'this kind of work';
  if (highest > most) return tooGood(most, what);
  if (ordinary === undefined && hours === undefined) return undefined;
  const promised = promisedPay(passages).find(({ monthly }) => monthly > most);
  return promised && tooGood(most, what, promised);
}

/** Finds pay that is too good to be true, and unpaid jobs. Also reads the texts, because pay is often stated only there. */
export function checkPay(facts: PayFacts, passages: readonly Passage[] = []): Finding[] {
  const { kind, stipend } = facts;
  const found = overpaid(facts, passages);
  if (found) return [found];
  if (stipend?.kind === 'unpaid' && kind && JOBS.has(kind))
    return [
      finding(
        'unpaid-job',
        'law',
        'A job must be paid (Employment Act). Say what it pays, or choose internship, industrial attachment or volunteer.',
      ),
    ];
  return [];
}
