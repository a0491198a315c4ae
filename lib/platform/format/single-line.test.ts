import { describe, expect, test } from 'vitest';
import { isUnbroken, singleLine, toSingleLine } from './single-line';

const read = (text: unknown) => singleLine('Please enter the name').safeParse(text);

test.each([
  ['Bonde Farms', 'Bonde Farms'],
  ['  Bonde\r\nFarms\t', 'Bonde Farms'],
  ['Bonde \n\n\u2028\u2029\u0085\u00a0 Farms', 'Bonde Farms'],
  ['Ng’ang’a & Wanjirũ 👩🏾‍🌾', 'Ng’ang’a & Wanjirũ 👩🏾‍🌾'],
  ['\ufeffBon\u200bde \u202eFarms\u202c \u2066Ltd\u2069', 'Bonde Farms Ltd'],
  ['Wanjiru\u0303', 'Wanjirũ'],
  ['\n', ''],
])('%j is one line: %j', (typed, kept) => {
  expect(read(typed).data).toBe(kept);
  expect(toSingleLine(typed)).toBe(kept);
});

test.each(['Bonde\u0000Farms', 'Bonde\u0007', '\u001bBonde', 'Bonde\u007f', 'Bonde\u009f'])(
  '%j is refused',
  (typed) => {
    expect(read(typed).error?.issues).toMatchObject([{ message: 'Please leave out control characters' }]);
  },
);

test('anything but a text has the message of its field', () => {
  for (const value of [undefined, null, 7, {}])
    expect(read(value).error?.issues).toMatchObject([{ message: 'Please enter the name' }]);
});

test('where nothing is refused, control characters are spaces', () => {
  expect(toSingleLine('nurse\u0000\u0007 \u202eNakuru')).toBe('nurse Nakuru');
});

describe('a link is broken', () => {
  test.each(['\n', '\t', ' ', '\u0000', '\u00a0', '\u200b', '\u202e', '\ufeff'])('by %j', (sign) => {
    expect(isUnbroken(`https://example.com/a${sign}b`)).toBe(false);
  });
  test('by nothing else', () => {
    expect(isUnbroken('https://example.com/a?b=ü#c')).toBe(true);
  });
});
