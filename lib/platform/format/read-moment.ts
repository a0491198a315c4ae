import { plainLetters, quoted } from './plain-letters';
import { DAY_MS, NAIROBI_AHEAD_MS } from './nairobi';

export const DAY_ORDERS = ['day first', 'month first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

interface Problem {
  problem: string;
}

/** A date in Nairobi (YYYY-MM-DD), or a date and time (ISO 8601, UTC). */
export type ReadMoment = { day: string } | { at: string } | Problem;

export interface MomentOptions {
  order?: DayOrder | undefined;
  /** Also accepts spreadsheet serial numbers. */
  isSheet?: boolean;
}

export const HOW_TO_WRITE_A_DAY = 'Write it as 31 December 2026 or 2026-12-31.';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const SWAHILI_MONTHS = [
  ...['januari', 'februari', 'machi', 'aprili', 'mei', 'juni'],
  ...['julai', 'agosti', 'septemba', 'oktoba', 'novemba', 'desemba'],
];

/** Words that may appear before, between or after the three parts of a date. */
const ASIDE =
  /^(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|juma(?:tatu|nne|tano|mosi|pili)|alhamisi|ijumaa|st|nd|rd|th|of|the|at|tarehe)$/;

/** A date that may not exist. */
interface Calendar {
  year: number;
  month: number;
  date: number;
}

const padded = (number: number, digits = 2): string => String(number).padStart(digits, '0');

const isoOf = ({ year, month, date }: Calendar): string =>
  `${padded(year, 4)}-${padded(month)}-${padded(date)}`;

/** "2 March". */
const named = ({ month, date }: Calendar): string =>
  `${date} ${(MONTHS[month - 1] ?? '').replace(/^./, (letter) => letter.toUpperCase())}`;

const beginningOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

function exists(one: Calendar): boolean {
  const at = beginningOf(isoOf(one));
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoOf(one));
}

function existing(given: string, one: Calendar): Calendar | Problem {
  if (exists(one)) return one;
  const what = MONTHS[one.month - 1] ? `${named(one)} ${one.year}` : quoted(given);
  return { problem: `${what} does not exist. ${HOW_TO_WRITE_A_DAY}` };
}

/** Reads two numbers before a year, and determines which one is the day. */
function ofNumbers(given: string, dayFirst: Calendar, order: DayOrder | undefined): Calendar | Problem {
  const monthFirst = { ...dayFirst, month: dayFirst.date, date: dayFirst.month };
  if (order !== undefined) return existing(given, order === 'day first' ? dayFirst : monthFirst);
  if (dayFirst.date === dayFirst.month || !exists(monthFirst)) return existing(given, dayFirst);
  if (!exists(dayFirst)) return monthFirst;
  const ways = `${given.trim()} can be ${named(dayFirst)} or ${named(monthFirst)}`;
  return { problem: `${ways}: write ${named(dayFirst)} ${dayFirst.year} or ${isoOf(dayFirst)}.` };
}

/** Returns the month (1 to 12) whose name begins with these letters (at least three), or 0 if there is none. */
function monthOf(name: string): number {
  const begins = (month: string) => name.length >= 3 && month.startsWith(name);
  return (
    MONTHS.findIndex(begins) + 1 ||
    SWAHILI_MONTHS.findIndex(begins) + 1 ||
    (/^dis(?:emba)?$/.test(name) ? 12 : 0)
  );
}

const isYear = (part: string): boolean => /^\d{4}$/.test(part);
const isDate = (part: string): boolean => /^\d\d?$/.test(part);

/** Reads a four-digit year, or a two-digit year in this century. Undefined if it is not a year. */
const yearOf = (part: string): number | undefined =>
  isYear(part) ? Number(part) : /^\d\d$/.test(part) ? 2000 + Number(part) : undefined;

/** Reads a date from its three parts, in the order in which they were written. Undefined if it is not a date. */
function ofParts(
  given: string,
  [a = '', b = '', c = '']: string[],
  order?: DayOrder,
): Calendar | Problem | undefined {
  const of = (year: string, month: number, date: string) =>
    yearOf(year) !== undefined && isDate(date)
      ? { year: yearOf(year) ?? 0, month, date: Number(date) }
      : undefined;
  const whole = (one: Calendar | undefined) => one && existing(given, one);
  if (monthOf(a)) return whole(of(c, monthOf(a), b));
  if (monthOf(b)) return whole(isYear(a) ? of(a, monthOf(b), c) : of(c, monthOf(b), a));
  if (isYear(a) && isDate(b)) return whole(of(a, Number(b), c));
  const dayFirst = isDate(b) ? of(c, Number(b), a) : undefined;
  return dayFirst && ofNumbers(given, dayFirst, order);
}

/** Returns the numbers and words in the text, or nothing if it contains other characters. */
const partsOf = (text: string): string[] =>
  /^['\p{L}\d][\p{L}\d ,./'-]*$/u.test(text)
    ? (text.match(/\d+|\p{L}+/gu) ?? []).filter((part) => !ASIDE.test(part))
    : [];

function calendarOf(given: string, text: string, order?: DayOrder): Calendar | Problem | undefined {
  const plain = /^20\d{6}$/.test(text) ? text.replace(/^(....)(..)(..)$/, '$1-$2-$3') : text;
  const parts = partsOf(plain);
  return parts.length === 3 ? ofParts(given, parts, order) : undefined;
}

/** A time of day at the end of the text. */
interface Clock {
  before: string;
  /** Milliseconds since midnight. Undefined for a time that does not exist. */
  time: number | undefined;
  /** Milliseconds ahead of UTC. Undefined without a time zone. */
  ahead: number | undefined;
}

const ZONE =
  / ?(?:(z|\(?(?:utc|gmt)\)?)|\(?(?:eat|nairobi time|kenyan? time|east african? time)\)?|(utc|gmt)?([+-])(\d\d):?(\d\d)?(?: \([^()]{1,40}\))?)$/;
const TIMES = [
  /(?:^|[t ,])(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?: ?([ap])\.?m\.?)?(?: ?(?:hrs?|hours))?$/,
  /(?:^|[ ,])(\d\d?)(?:\.(\d\d))?()() ?([ap])\.?m\.?$/,
  /(?:^|[ ,])(\d\d)[.:]?(\d\d) ?(?:hrs?|hours)$/,
];

function timeOf([, hours = '', minutes = '', seconds = '', fraction = '', half]: string[]):
  number | undefined {
  const [minute, second] = [Number(minutes), Number(seconds)];
  const given = Number(hours);
  if (half && (given < 1 || given > 12)) return undefined;
  const hour = half ? (given % 12) + (half === 'p' ? 12 : 0) : given;
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return minute < 60 && second < 60 && time <= DAY_MS ? time : undefined;
}

function aheadOf([, utc, , sign, hours = '', minutes = '']: string[]): number {
  if (utc) return 0;
  if (!sign) return NAIROBI_AHEAD_MS;
  const minute = Number(hours) * 60 + Number(minutes);
  return (sign === '-' ? -minute : minute) * 60_000;
}

function clockIn(text: string): Clock | undefined {
  const zone = ZONE.exec(text);
  const ends = [...(zone ? [{ zone, upTo: text.slice(0, zone.index) }] : []), { zone: null, upTo: text }];
  for (const end of ends) {
    const found = TIMES.map((form) => form.exec(end.upTo)).find((match) => match !== null);
    if (!found) continue;
    const before = end.upTo.slice(0, found.index);
    const [whole] = found;
    const isIso = whole.startsWith('t');
    // 10:00-11:00 is a range of hours, not a time with a zone.
    const isHours = end.zone?.[3] === '-' && !end.zone[2] && !isIso && !found[3];
    if ((isIso && !/\d$/.test(before)) || isHours) return undefined;
    return { before, time: timeOf(found), ahead: end.zone ? aheadOf(end.zone) : undefined };
  }
  return undefined;
}

/** Returns the day, or the time `time` milliseconds after midnight. Spreadsheets and databases write days as midnight without a zone. */
function momentOf(day: string, time = 0, ahead?: number): ReadMoment {
  if (time === 0 && ahead === undefined) return { day };
  const at = beginningOf(day).getTime() + time - (ahead ?? NAIROBI_AHEAD_MS);
  return { at: new Date(at).toISOString() };
}

/** Reads a spreadsheet's serial number: days since December 30, 1899. */
function ofSheet(text: string): ReadMoment | undefined {
  if (!/^[3-7]\d{4}(?:\.\d{1,20})?$/.test(text)) return undefined;
  const [days, seconds] = [Math.trunc(Number(text)), Math.round((Number(text) % 1) * 86_400)];
  const day = new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
  return momentOf(day, seconds * 1000);
}

/**
 * Reads a date, with or without a time, in common notations: 2026-12-31, 31/12/2026, 31-Dec-26, Thursday 31st December 2026, December
 * 31, 2026, 5:00 PM, 2026-12-31T17:00:00+03:00. A time without a zone is Nairobi time. Without `order`, rejects ambiguous numeric dates.
 */
export function readMoment(given: string, { order, isSheet = false }: MomentOptions = {}): ReadMoment {
  const text = plainLetters(given);
  const number = isSheet ? ofSheet(text) : undefined;
  if (number) return number;
  const clock = clockIn(text);
  const day = calendarOf(given, clock ? clock.before : text, order);
  if (!day) return { problem: `${quoted(given)} is not a valid date. ${HOW_TO_WRITE_A_DAY}` };
  if ('problem' in day) return day;
  if (clock && clock.time === undefined)
    return { problem: `The time in ${quoted(given)} does not exist. Write it as 31 December 2026 17:00.` };
  return momentOf(isoOf(day), clock?.time, clock?.ahead);
}

/** Reads a month, such as March 2025, Mar-25, 03/2025 or 2025-03. Returns YYYY-MM, or undefined. */
export function readMonth(given: string): string | undefined {
  const parts = partsOf(plainLetters(given));
  const [month = '', year = ''] = isYear(parts[0] ?? '') ? parts.toReversed() : parts;
  const number = monthOf(month) || (isDate(month) && isYear(year) ? Number(month) : 0);
  const isMonth = parts.length === 2 && number >= 1 && number <= 12 && yearOf(year) !== undefined;
  return isMonth ? `${padded(yearOf(year) ?? 0, 4)}-${padded(number)}` : undefined;
}
