import { describe, expect, test } from 'vitest';
import { formatDateTime } from './dates';
import { DAY_MS } from './nairobi';
import { readMoment, readMonth } from './read-moment';

const HOW = 'Write it as 31 December 2026 or 2026-12-31.';

test.each([
  '2026-12-31',
  '2026/12/31',
  '2026.12.31',
  '20261231',
  '31/12/2026',
  '31-12-2026',
  '31.12.2026',
  '31. 12. 2026',
  '31 12 2026',
  '31/12/26',
  '31.12.26',
  '12/31/2026',
  '12/31/26',
  '31st December 2026',
  '31ˢᵗ December 2026',
  '31 Dec 2026',
  '31-Dec-2026',
  '31-Dec-26',
  '31-DEC-26',
  "31 Dec '26",
  '31/Dec/2026',
  '31.Dec.2026',
  '31Dec2026',
  ' 31 DECEMBER, 2026 ',
  '31 December 2026.',
  '31st of December 2026',
  'the 31st of December, 2026',
  'December 31, 2026',
  'December 31,2026',
  'Dec 31 2026',
  'Dec. 31st 2026',
  '2026-Dec-31',
  '2026 December 31',
  'Thursday, 31 December 2026',
  'Thursday 31/12/2026',
  'Thu 31-Dec-26',
  'Thurs. 31 December 2026',
  'Thursday, December 31, 2026',
  '31 Desemba 2026',
  '31 Disemba 2026',
  'Alhamisi, 31 Desemba 2026',
  'tarehe 31 Desemba 2026',
  '２０２６－１２－３１',
  '31／12／2026',
  '31\u00a0December\u202f2026',
  '31–12–2026',
  '2026‑12‑31',
  '\u200e31/12/2026\u200f',
  '\ufeff31\u200b December 2026',
  '2026-12-31 00:00:00',
  '2026-12-31T00:00:00',
  '2026-12-31 00:00:00.000',
  '31/12/2026 00:00',
  '31/12/2026 0:00:00',
  '12/31/2026 12:00:00 AM',
])('%j is the last day of 2026', (text) => expect(readMoment(text)).toEqual({ day: '2026-12-31' }));

test.each([
  ['4/4/2027', '2027-04-04'],
  ['1 sept 2027', '2027-09-01'],
  ['29/2/2028', '2028-02-29'],
  ['13/2/2027', '2027-02-13'],
  ['5 Machi 2027', '2027-03-05'],
  ['5 Mar 2027', '2027-03-05'],
  ['5 Mei 2027', '2027-05-05'],
  ['Jumatatu 4 Januari 2027', '2027-01-04'],
  ['2nd Jan 2027', '2027-01-02'],
  ['3rd Jan 2027', '2027-01-03'],
])('%s is %s', (text, day) => expect(readMoment(text)).toEqual({ day }));

test.each([
  ['2026-12-31T17:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T17:00:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31 17:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T17:00+03:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T17:00:00+0300', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31 17:00:00+03', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T09:00:00-05:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T09:00-05:00', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T14:00:00.001Z', '2026-12-31T14:00:00.001Z'],
  ['2026-12-31T14:00:00.123456789Z', '2026-12-31T14:00:00.123Z'],
  ['2026-12-31T00:00:00Z', '2026-12-31T00:00:00.000Z'],
  ['2026-12-31 14:00:00 UTC', '2026-12-31T14:00:00.000Z'],
  ['2026-12-31T24:00', '2026-12-31T21:00:00.000Z'],
  ['31/12/2026 17:00', '2026-12-31T14:00:00.000Z'],
  ['31-Dec-26 5:00 PM', '2026-12-31T14:00:00.000Z'],
  ['31-Dec-26 5.00pm', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026 at 5 pm', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026, 5:00 p.m.', '2026-12-31T14:00:00.000Z'],
  ['Dec 31, 2026, 5:00\u202fPM', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026 1700hrs', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026 17:00 hrs', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026 17.00hrs', '2026-12-31T14:00:00.000Z'],
  ['31 December 2026 17:00 EAT', '2026-12-31T14:00:00.000Z'],
  ['31/12/2026 17:00 (EAT)', '2026-12-31T14:00:00.000Z'],
  ['31/12/2026 12:30 am', '2026-12-30T21:30:00.000Z'],
  ['31/12/2026 12:30 pm', '2026-12-31T09:30:00.000Z'],
  ['Thu, 31 Dec 2026 17:00:00 +0300', '2026-12-31T14:00:00.000Z'],
  ['Thu Dec 31 2026 17:00:00 GMT+0300 (East Africa Time)', '2026-12-31T14:00:00.000Z'],
])('%j is the moment %s', (text, at) => expect(readMoment(text)).toEqual({ at }));

describe('a day of numbers that can be two', () => {
  test.each([
    ['3/2/2027', '3/2/2027 can be 3 February or 2 March: write 3 February 2027 or 2027-02-03.'],
    ['03-04-27', '03-04-27 can be 3 April or 4 March: write 3 April 2027 or 2027-04-03.'],
    [
      'Wed 3.2.2027 17:00',
      'Wed 3.2.2027 17:00 can be 3 February or 2 March: write 3 February 2027 or 2027-02-03.',
    ],
  ])('is refused: %s', (text, problem) => expect(readMoment(text)).toEqual({ problem }));

  test('is read where the order is said', () => {
    expect(readMoment('3/4/2027', { order: 'day first' })).toEqual({ day: '2027-04-03' });
    expect(readMoment('3/4/2027', { order: 'month first' })).toEqual({ day: '2027-03-04' });
    expect(readMoment('3/4/27 17:00', { order: 'day first' })).toEqual({ at: '2027-04-03T14:00:00.000Z' });
    expect(readMoment('12/31/2026', { order: 'day first' })).toEqual({
      problem: `“12/31/2026” does not exist. ${HOW}`,
    });
  });
});

test.each([
  ['31/02/2027', '31 February 2027'],
  ['30 February 2027', '30 February 2027'],
  ['31-Apr-27', '31 April 2027'],
  ['29/2/2027', '29 February 2027'],
  ['2027-02-29', '29 February 2027'],
  ['2027-02-29T10:00:00Z', '29 February 2027'],
  ['0/1/2027', '0 January 2027'],
  ['32 January 2027', '32 January 2027'],
  ['2027-13-01', '“2027-13-01”'],
  ['2027-31-12', '“2027-31-12”'],
  ['13/13/2027', '“13/13/2027”'],
])('%s does not exist', (text, day) =>
  expect(readMoment(text)).toEqual({ problem: `${day} does not exist. ${HOW}` }),
);

test.each(['2026-12-31 25:00', '2026-12-31T10:60:00Z', '31 December 2026 13 pm', '2026-12-31T24:30'])(
  'the time of %s does not exist',
  (text) =>
    expect(readMoment(text)).toEqual({
      problem: `The time in “${text}” does not exist. Write it as 31 December 2026 17:00.`,
    }),
);

test.each([
  '',
  'until filled',
  'tomorrow',
  '31 December',
  'December 2026',
  '12/2026',
  '2026',
  '31 Smarch 2027',
  '31/12/2026 - 15/1/2027',
  '31/12/2026 or 15/1/2027',
  '31/12/206',
  '+275760-09-13T00:00:00.001Z',
  '-31/12/2026',
  '46387',
  '1900000000000',
  '31 December 2026 10:00-11:00',
  '31 December 2026 saa tano',
  '31 December 2026 until noon',
])('%j is not read as a day', (text) =>
  expect(readMoment(text)).toEqual({ problem: `“${text}” is not a valid date. ${HOW}` }),
);

test('the number that a spreadsheet stores is a day only where a spreadsheet is read', () => {
  const isSheet = true;
  expect(readMoment('46387', { isSheet })).toEqual({ day: '2026-12-31' });
  expect(readMoment('46387.0', { isSheet })).toEqual({ day: '2026-12-31' });
  expect(readMoment('46387.708333333336', { isSheet })).toEqual({ at: '2026-12-31T14:00:00.000Z' });
  expect(readMoment('1', { isSheet })).toHaveProperty('problem');
});

test.each([
  '1'.repeat(100_000),
  '31 December 2026 '.repeat(6_000),
  ' '.repeat(100_000) + 'x',
  '１/'.repeat(50_000),
])('a long text is refused at once, and quoted in part', (text) => {
  const from = process.cpuUsage();
  const read = readMoment(text) as { problem: string };
  const { user, system } = process.cpuUsage(from);
  expect(read.problem.length).toBeLessThan(200);
  expect((user + system) / 1_000).toBeLessThan(50);
});

describe('a month', () => {
  test.each([
    '2025-03',
    '2025/3',
    '03/2025',
    '3.2025',
    'March 2025',
    'march, 2025',
    'Mar 2025',
    'Mar-25',
    "Mar '25",
    'Machi 2025',
    '2025 March',
    '\u200e０３／２０２５',
  ])('%j is March 2025', (text) => expect(readMonth(text)).toBe('2025-03'));

  test.each([
    '',
    '2025',
    'March',
    '03/25',
    '13/2025',
    '2025-00',
    '3/3/2025',
    'Smarch 2025',
    'x'.repeat(100_000),
  ])('%.20j is none', (text) => expect(readMonth(text)).toBeUndefined());
});

test('every day of three years is read as the site and other programs write it', () => {
  const ways = [
    ...['en-GB', 'en-KE', 'en-US'].flatMap((locale) =>
      (['full', 'long', 'medium'] as const).map(
        (dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
      ),
    ),
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }),
    new Intl.DateTimeFormat('sw', { dateStyle: 'long', timeZone: 'UTC' }),
  ];
  const wrong: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const texts = ways.map((way) => way.format(at));
    wrong.push(...texts.filter((text) => JSON.stringify(readMoment(text)) !== JSON.stringify({ day })));
    const noon = formatDateTime(`${day}T09:00:00Z`);
    if (JSON.stringify(readMoment(noon)) !== JSON.stringify({ at: `${day}T09:00:00.000Z` })) wrong.push(noon);
  }
  expect(wrong).toEqual([]);
});
