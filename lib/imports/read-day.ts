/** How a file writes a date of three numbers. */
export const DAY_ORDERS = ['day first', 'month first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** A date as YYYY-MM-DD, or why a text is none. */
export type ReadDay = { day: string } | { problem: string };

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const WEEKDAY = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\.?,?\s+/;
const EXAMPLE = 'Write it as 2026-12-31 or 31 December 2026.';

const padded = (number: number): string => String(number).padStart(2, '0');

/** The date, if the calendar has it. */
function dayOf(year: number, month: number, date: number): string | undefined {
  const day = `${year}-${padded(month)}-${padded(date)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

/** 1 to 12: a month by its name or its first three letters or more. */
function monthOf(name: string): number | undefined {
  const at = MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name));
  return name === 'sept' ? 9 : at < 0 ? undefined : at + 1;
}

const found = (text: string, day: string | undefined): ReadDay =>
  day === undefined ? { problem: `There is no day ${text}. ${EXAMPLE}` } : { day };

/** Two numbers before a year: which is the day. */
function ofNumbers(text: string, [first, second, year]: number[], order: DayOrder | undefined): ReadDay {
  const [a = 0, b = 0, y = 0] = [first, second, year];
  const dayFirst = order === 'month first' ? undefined : dayOf(y, b, a);
  const monthFirst = order === 'day first' ? undefined : dayOf(y, a, b);
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst)
    return found(text, dayFirst ?? monthFirst);
  return {
    problem: `${text} may be ${dayFirst} or ${monthFirst}. Write it so, or say --dates "day first" or "month first".`,
  };
}

function ofName(text: string, date: string, name: string, year: string): ReadDay {
  const month = monthOf(name);
  return found(text, month === undefined ? undefined : dayOf(Number(year), month, Number(date)));
}

/**
 * Reads a date as people write it: 31/12/2026, 31st December 2026, 31 Dec 2026, December 31, 2026, 2026/12/31. `order` says which number
 * of 3/4/2027 is the day; without it such a date is refused, because it may be two days.
 */
export function readDay(given: string, order?: DayOrder): ReadDay {
  const text = given.trim();
  const plain = text.toLowerCase().replace(WEEKDAY, '');
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (year) return found(text, dayOf(Number(year[1]), Number(year[2]), Number(year[3])));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  if (numbers) return ofNumbers(text, numbers.slice(1).map(Number), order);
  const dayName = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?([a-z]+)\.?,?[\s-]+(\d{4})$/.exec(plain);
  if (dayName) return ofName(text, dayName[1] ?? '', dayName[2] ?? '', dayName[3] ?? '');
  const nameDay = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(plain);
  if (nameDay) return ofName(text, nameDay[2] ?? '', nameDay[1] ?? '', nameDay[3] ?? '');
  return { problem: `“${text.slice(0, 100)}” is no day with a year of four digits. ${EXAMPLE}` };
}
