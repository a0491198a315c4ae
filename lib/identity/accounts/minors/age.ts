import { NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { MinorRecord } from '@/models/minor';

/** Rules for people under 18, by the month of birth (`2009-03`). Pure: forms and server share them. */

const MIN_AGE = 16;
const ADULT_AGE = 18;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

const MISSING = 'Choose the month you were born in';
const TOO_YOUNG = `You must be at least ${MIN_AGE} years old to open an account`;
const IS_ADULT = `If you were born then, you’re ${ADULT_AGE} or older. Choose Yes`;

/** Months since the year 0. */
function readMonth(month: string): number | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  return year === undefined || number === undefined ? null : Number(year) * 12 + Number(number) - 1;
}

const writeMonth = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

/** The current month in Nairobi. */
function monthAt(now: Date): number {
  const there = new Date(now.getTime() + NAIROBI_AHEAD_MS);
  return there.getUTCFullYear() * 12 + there.getUTCMonth();
}

/** The months of birth of people who are 16 or 17, latest first. */
export function birthMonths(now: Date): string[] {
  const latest = monthAt(now) - MIN_AGE * 12;
  return Array.from({ length: (ADULT_AGE - MIN_AGE) * 12 + 1 }, (_, n) => writeMonth(latest - n));
}

/** Validates the month of birth of someone under 18. Returns an error message, or null. */
export function birthMonthRule(month: string, now: Date): string | null {
  const born = readMonth(month);
  if (born === null) return MISSING;
  const age = monthAt(now) - born;
  if (age < MIN_AGE * 12) return TOO_YOUNG;
  return age > ADULT_AGE * 12 ? IS_ADULT : null;
}

/** The latest possible 18th birthday for this month of birth: the start of the next month, in Nairobi. */
export function adultFrom(birthMonth: string): Date {
  const after = (readMonth(birthMonth) ?? 0) + ADULT_AGE * 12 + 1;
  return new Date(Date.UTC(Math.floor(after / 12), after % 12, 1) - NAIROBI_AHEAD_MS);
}

export const isAdult = ({ adultFrom: from }: Pick<MinorRecord, 'adultFrom'>, now: Date): boolean =>
  storedTime(from) <= now.getTime();

export const mayApply = (minor: Pick<MinorRecord, 'adultFrom' | 'state'>, now: Date): boolean =>
  minor.state === 'consented' || isAdult(minor, now);
