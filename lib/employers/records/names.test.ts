import { describe, expect, test } from 'vitest';
import { isOwnName, isSameSpelling, nameKeysOf, resembles, slugCandidates } from './names';

const NAMES = [
  'Savanna Pay Ltd',
  'Ziwa Fish Traders',
  'Mlima Insurance Brokers',
  'Umoja Microfinance Bank',
  'Bahari Logistics',
  'Karibu Hotels Kenya',
  'Twiga Foods Limited',
  'Nyota Schools',
  'Kilimo Agro Supplies',
  'Maisha Health Foundation',
];

/** Five ways to imitate a name. */
const borrowed = (name: string): string[] => [
  name.replace('a', 'а'),
  name.replace(/[aeo]/, (letter) => ({ a: '4', e: '3', o: '0' })[letter] ?? letter),
  `${name.replace(/ (?:Ltd|Limited|Kenya)$/, '')} Careers Nairobi`,
  name.toUpperCase().replaceAll(' ', ''),
  name.slice(0, 2) + name.slice(3),
];

const share = (one: string, other: string): boolean => {
  const keys = new Set(nameKeysOf(one));
  return nameKeysOf(other).some((key) => keys.has(key));
};

describe.each(NAMES)('%s', (name) => {
  test.each(borrowed(name).map((one) => [one]))('is seen in %s', (other) => {
    expect(share(name, other)).toBe(true);
    expect(resembles(name, other)).toBe(true);
  });
});

test.each([
  ['Savanna Pay', 'Savanna Pay Ltd'],
  ['Café Mwituni', 'CAFE MWITUNI LIMITED'],
  ['Safaricorn', 'Safaricom'],
  ['Vvema Trust', 'Wema Trust'],
])('%s resembles %s', (one, other) => expect(resembles(one, other)).toBe(true));

test.each([
  ['Savanna Pay', 'Coast Builders'],
  ['Ziwa Fish Traders', 'Ziwa Beach Hotel'],
  ['Jua Solar', 'Jaza Energy'],
  ['Maisha Health Foundation', 'Maisha Bank'],
])('%s does not resemble %s', (one, other) => expect(resembles(one, other)).toBe(false));

test.each([
  ['Kenya Bank', 'Bank of Africa'],
  ['Kenya School', 'School'],
  ['School', 'Kenya School'],
  ['National Bank', 'General Bank'],
  ['Kenya Bank', 'Kenya Bank'],
])('%s has no word of its own, and locks not %s', (name, other) => {
  expect(nameKeysOf(name)).toEqual([]);
  expect(resembles(name, other)).toBe(false);
});

test('a listing in the employer’s own name, and in another', () => {
  expect(isOwnName('Savanna Pay', 'Savanna Pay Ltd')).toBe(true);
  expect(isOwnName('SAVANNA PAY LIMITED', 'Savanna Pay Ltd')).toBe(true);
  expect(isOwnName('Savanna Foods', 'Savanna Pay Ltd')).toBe(false);
});

test.each([
  ['Kenya Revenue Authority', 'Revenue Authority'],
  ['Kenya Power', 'Power'],
  ['Kenya Railways', 'Railways'],
  ['Kenya Medical Training College', 'Medical Training College'],
  ['Central Bank of Kenya', 'Central Bank of Embu'],
  ['Standard Group', 'Standard'],
])('a listing of %s is not in the own name of %s', (company, name) => {
  expect(isOwnName(company, name)).toBe(false);
});

test.each([
  ['Twiga Foods Kenya', 'Twiga Foods'],
  ['Twiga Foods Ltd', 'Twiga Foods'],
  ['Railways', 'Kenya Railways'],
  ['Kenya Railways', 'Kenya Railways'],
  ['Kenya Railways Nairobi', 'Kenya Railways Ltd'],
])('a listing of %s is in the own name of %s', (company, name) => {
  expect(isOwnName(company, name)).toBe(true);
});

test.each([
  ['TWIGA  FOODS', 'Twiga Foods', true],
  ['Twiga Foods Ltd', 'Twiga Foods', true],
  ['Twiga Foods Co. Ltd.', 'Twiga Foods', true],
  ['Twiga-Foods, PLC', 'TwigaFoods Limited', true],
  ['Limited', 'Ltd', false],
  ['Twiga Foods Kenya', 'Twiga Foods', false],
  ['Twiga Foods Nairobi', 'Twiga Foods', false],
  ['Twiga Foods Careers', 'Twiga Foods', false],
  ['Twigа Foods', 'Twiga Foods', false],
  ['Café Twiga', 'Cafe Twiga', false],
  ['***', '???', false],
])('the same spelling, %s and %s: %s', (one, other, isSame) => {
  expect(isSameSpelling(one, other)).toBe(isSame);
});

test('addresses, best first', () => {
  expect(slugCandidates("Ng'ang'a & Sons Café", '0123456789abcdef01234567')).toEqual([
    'nganga-sons-cafe',
    'nganga-sons-cafe-4567',
    'nganga-sons-cafe-0123456789abcdef01234567',
  ]);
  expect(slugCandidates('株式会社', '0123456789abcdef01234567')[0]).toBe('employer');
  expect(slugCandidates('a '.repeat(75), '0123456789abcdef01234567')[0]?.length).toBeLessThanOrEqual(60);
});
