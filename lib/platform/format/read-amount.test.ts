import { describe, expect, test } from 'vitest';
import { readAmount, readAmounts } from './read-amount';

const HOW = 'Write whole shillings a month, such as 15000 or 15,000.';

test.each([
  '15000',
  ' 15000 ',
  '15,000',
  '15, 000',
  '15 000',
  "15'000",
  '15’000',
  '15\u00a0000',
  '15\u202f000',
  '１５０００',
  '\u200e15,000\u200f',
  '15,000.00',
  '15000.00',
  '15000.0',
  '15 000.00',
  'KES 15000',
  'KES15,000',
  'KES. 15,000',
  'Kes 15,000.00',
  '15,000 KES',
  'Ksh 15,000',
  'KSh. 15,000/=',
  'Kshs 15,000',
  'KSHS.15,000.00',
  'Ksh15,000/-',
  'Ksh: 15,000',
  'Sh 15,000',
  'Shs. 15,000',
  '15,000 shillings',
  '15,000 Kenya shillings',
  '15000/=',
  '15,000/-',
  '15,000 /=',
  '15,000 bob',
  '15k',
  '15K',
  '15 k',
  'Ksh 15k',
  '15.0k',
  '15 thousand',
  '15,000 per month',
  '15,000 a month',
  '15,000/month',
  '15,000 / month',
  '15,000 p.m.',
  '15,000 pm',
  'KES 15,000 monthly',
  'KES 15,000 a month',
  'Ksh. 15,000/= per month',
  '15,000 kwa mwezi',
  'Ksh 15,000 only',
  'Kshs. 15,000/= only per month',
  '15,000 gross',
])('%j is 15,000 shillings', (text) => expect(readAmount(text)).toEqual({ amount: 15_000 }));

test.each([
  ['0', 0],
  ['007', 7],
  ['1,000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['12.5k', 12_500],
  ['1.25k', 1_250],
  ['500', 500],
  ['999,999,999,999', 999_999_999_999],
])('%s is %d shillings', (text, amount) => expect(readAmount(text)).toEqual({ amount }));

test.each([
  ['-1', `“-1” is below zero. ${HOW}`],
  ['−15,000', `“−15,000” is below zero. ${HOW}`],
  ['KES -500', `“KES -500” is below zero. ${HOW}`],
  ['15000.50', `“15000.50” has cents. ${HOW}`],
  ['15,000.5', `“15,000.5” has cents. ${HOW}`],
  ['1.5', `“1.5” has cents. ${HOW}`],
  ['1.500', '“1.500” can be 1,500 or 1.50: write 1500 or 1,500.'],
  ['15.000', '“15.000” can be 15,000 or 15.00: write 15000 or 15,000.'],
  ['KES 15.000', '“KES 15.000” can be 15,000 or 15.00: write 15000 or 15,000.'],
  [
    '15,000 - 20,000',
    '“15,000 - 20,000” is more than one amount. Write one amount, such as 15000 or 15,000.',
  ],
  ['up to 20,000', '“up to 20,000” is more than one amount. Write one amount, such as 15000 or 15,000.'],
])('%s is refused: %s', (text, problem) => expect(readAmount(text)).toEqual({ problem }));

test.each([
  '',
  'a lot',
  'negotiable',
  '1,5',
  '15,00',
  '1,00,000',
  '15,000,00',
  '15 000,00',
  '15.000,00',
  '1.500.000',
  '15,000.000',
  '$150',
  '150 USD',
  '500 per day',
  '180,000 a year',
  '3,500 weekly',
  '15e3',
  '0x10',
  '+15000',
  '15000-',
  '15,000+',
  '1.2345k',
  'KES',
  '/=',
  '15 20',
  'Infinity',
  '1'.repeat(100_000),
  '15,000 '.repeat(20_000),
  'Ksh'.repeat(30_000),
])('%.20j is not an amount', (text) => {
  const from = process.cpuUsage();
  const read = readAmount(text) as { problem: string };
  const { user, system } = process.cpuUsage(from);
  expect(read.problem).toMatch(
    /^“.{0,100}” is not an amount in Kenya shillings\. Write whole shillings a month,/,
  );
  expect((user + system) / 1_000).toBeLessThan(50);
});

describe('two amounts in one text', () => {
  test.each([
    ['15,000 - 20,000', 15_000, 20_000],
    ['15,000-20,000', 15_000, 20_000],
    ['15000–20000', 15_000, 20_000],
    ['KES 15,000–20,000 a month', 15_000, 20_000],
    ['Ksh 15,000 - Ksh 20,000', 15_000, 20_000],
    ['15,000/= - 20,000/=', 15_000, 20_000],
    ['Ksh. 15,000/- to 20,000/- per month', 15_000, 20_000],
    ['15,000 to 20,000', 15_000, 20_000],
    ['between 15,000 and 20,000', 15_000, 20_000],
    ['from 15,000 to 20,000', 15_000, 20_000],
    ['15k-20k', 15_000, 20_000],
    ['15-20k', 15_000, 20_000],
    ['15,000 - 20k', 15_000, 20_000],
    ['15,000.00 - 20,000.00', 15_000, 20_000],
    ['15,000 hadi 20,000', 15_000, 20_000],
    ['20,000 - 15,000', 20_000, 15_000],
    ['up to 20,000', null, 20_000],
    ['Up to KES 20,000 a month', null, 20_000],
    ['from 15,000', 15_000, null],
    ['at least Ksh 15,000', 15_000, null],
  ])('%s', (text, min, max) => expect(readAmounts(text)).toEqual({ min, max }));

  test.each([
    '15,000',
    '-15,000',
    'a - b',
    '15,000 - ',
    '15,000 - 20,000 - 25,000',
    'up to',
    '5,000 - -1',
    '',
  ])('are not in %j', (text) => expect(readAmounts(text)).toBeUndefined());
});
