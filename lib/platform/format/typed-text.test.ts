import { describe, expect, test } from 'vitest';
import { typedLine, typedLines, withoutUnseen } from './typed-text';

/** One of each kind of invisible character. */
const UNSEEN = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2060', '\u2061', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206a', '\u206f', '\ufeff'],
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180b', '\u180e', '\u3164', '\uffa0', '\ufe0f'],
  ...['\ufff9', '\ufffb', '\ufffe', '\uffff', '\ufdd0', '\ud83d', '\udc4d', '\u{1d173}', '\u{e0001}'],
  ...['\u{e0041}', '\u{e0100}', '\u{1fffe}'],
];

test.each(UNSEEN)('%j is dropped inside a word, at its ends and beside others', (sign) => {
  for (const typed of [`Na${sign}kuru`, `${sign}Nakuru`, `Nakuru${sign}`, `N${sign}\u200b${sign}akuru`]) {
    expect(typedLine(typed)).toBe('Nakuru');
    expect(typedLines(typed)).toBe('Nakuru');
  }
});

test.each([
  ['emoji of several signs', '👩🏾‍🌾 ❤️ 👨‍👩‍👧‍👦 🏴‍☠️ 🙂‍↔️'],
  ['flags', '🇰🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['keycaps', '1️⃣ #️⃣'],
  ['Persian', 'علی\u200cرضا می\u200cخواهم'],
  ['Hindi', 'क्\u200dष क्\u200cष'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Amharic', 'አዲስ አበባ'],
])('%s stay', (_, text) => {
  expect(typedLine(text)).toBe(text.normalize('NFC'));
  expect(typedLines(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['a joiner between Latin letters', 'Ka\u200dmau', 'Kamau'],
  ['a joiner at the end', 'علی\u200d', 'علی'],
  ['two joiners', 'علی\u200c\u200cرضا', 'علیرضا'],
  ['a joiner after an emoji, before a letter', '👩\u200dA', '👩A'],
  ['a selector after a digit that is no keycap', '1\ufe0f', '1'],
  ['a joiner between marks of direction', '\u061c\u200c\u061c', ''],
  ['a flag without its end', '🏴\u{e0067}\u{e0062}', '🏴'],
  ['an accent behind an invisible character', 'Wanjiru\u200b\u0303', 'Wanjirũ'],
])('%s is dropped', (_, typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept);
});

describe('one line', () => {
  test.each([
    ['\u00a0Bonde\u00a0\u202f Farms\u3000', 'Bonde Farms'],
    ['Bonde\r\nFarms\v\f\u0085\u2028\u2029Ltd', 'Bonde Farms Ltd'],
    ['\u2800', ''],
    ['a\u0000b', 'a\u0000b'],
  ])('%j is %j', (typed, kept) => {
    expect(typedLine(typed)).toBe(kept);
  });
});

describe('several lines', () => {
  test.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['one\vtwo\fthree\u0085four\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['one\r\n\r\ntwo', 'one\n\ntwo'],
    ['\ufeff one \r\n', 'one'],
    ['a\tb\u00a0c\u2003d', 'a\tb c d'],
    ['a\u0000b\u0007c\u007fd\u009fe', 'abcde'],
    ['e\u0000\u0301', 'é'],
  ])('%j is %j', (typed, kept) => {
    expect(typedLines(typed)).toBe(kept);
  });

  test('1,000 characters with line breaks of Windows have 1,000', () => {
    expect(typedLines('abc\r\n'.repeat(250).trimEnd())).toHaveLength(999);
  });
});

test.each([
  '\u200b',
  '👩\u200d',
  '🏴\u{e0067}',
  'क',
  '\u094d',
  '\u200c',
  'ع\u200c',
  'e\u0301',
  '\r\n',
  ' \u00a0',
])('100 KB of %j take less than a second', (unit) => {
  const text = unit.repeat(100_000 / unit.length);
  const began = performance.now();
  typedLines(text);
  typedLine(`${text}x`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
