import { LOCALE, TIME_ZONE } from '@/lib/platform/core/locale';

export type DateLike = string | number | Date | null | undefined;

export const NO_DATE = 'N/A';
export const BAD_DATE = 'Invalid Date';

const day = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const moment = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const time = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const shortDay = new Intl.DateTimeFormat(LOCALE, {
  timeZone: TIME_ZONE,
  month: 'short',
  day: 'numeric',
});

const inputDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function formatted(format: Intl.DateTimeFormat, value: DateLike): string {
  if (value === null || value === undefined || value === '') return NO_DATE;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return BAD_DATE;
  // Some versions of the locale data have a narrow no-break space before AM and PM.
  return format.format(date).replace(/\u202f/g, ' ');
}

/** A date in Nairobi, such as "Nov 30, 2026". "N/A" without a value, "Invalid Date" for an invalid one. */
export const formatDate = (value: DateLike): string => formatted(day, value);
export const formatShortDay = (value: DateLike): string => formatted(shortDay, value);

/** A date in Nairobi, such as "Nov 30". Includes the year if it differs from that of `now`. */
export const formatDayNear = (value: DateLike, now: Date): string => {
  const full = formatDate(value);
  return full.slice(-4) === formatDate(now).slice(-4) ? formatShortDay(value) : full;
};

/** A time of day in Nairobi, such as "5:00 PM". */
export const formatTime = (value: DateLike): string => formatted(time, value);

/** A date and time in Nairobi, such as "Nov 30, 2026, 5:00 PM". "N/A" without a value, "Invalid Date" for an invalid one. */
export const formatDateTime = (value: DateLike): string => formatted(moment, value);

/** A date in Nairobi for a date input, such as "2026-11-30". Empty without a valid date. Keeps text typed in another format. */
export const dayForInput = (value: DateLike): string => {
  const typed = typeof value === 'string' && value !== BAD_DATE ? value : '';
  const isTyped = typed !== '' && !/^\d{4}-\d\d-\d\d/.test(typed);
  const text = isTyped ? '' : formatted(inputDay, value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : typed;
};
