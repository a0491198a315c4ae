import { describe, expect, test } from 'vitest';
import { folded, sentencesOf, unleet } from './tokens';

const words = (text: string) => sentencesOf(text).map((sentence) => sentence.map(({ word }) => word));

describe('the words of a text', () => {
  test.each([
    [
      'Pay the fee. Then wait!',
      [
        ['pay', 'the', 'fee'],
        ['then', 'wait'],
      ],
    ],
    ['KES 1,500.50 now', [['kes', '1,500.50', 'now']]],
    ['p a y it', [['pay', 'it']]],
    ['by M.P.E.S.A today', [['by', 'mpesa', 'today']]],
    ['regіstratіon fее', [['registration', 'fee']]],
    ['ｆｅｅ, f\u200bee, fée', [['fee', 'fee', 'fee']]],
    ["don't pay", [['dont', 'pay']]],
    [
      'One paragraph\n\nanother, on\ntwo lines',
      [
        ['one', 'paragraph'],
        ['another', 'on', 'two', 'lines'],
      ],
    ],
    ['', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('have their places in the text as it was written', () => {
    const text = '😀 Ｐay the  r e g  fее';
    const places = sentencesOf(text)
      .flat()
      .map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['Ｐay', 'the', 'r e g', 'fее']);
  });

  test('end after 80 in one sentence', () => {
    expect(words('word '.repeat(81)).map(({ length }) => length)).toEqual([80, 1]);
  });
});

test.each([
  ['f33', 'fee'],
  ['safar1com', 'safaricom'],
  ['kes500', 'kes500'],
  ['ksh1500', 'ksh1500'],
  ['28k', '28k'],
])('digits for letters: %s is read as %s', (word, expected) => {
  expect(unleet(word)).toBe(expected);
});

test('a name in foreign letters reads as it looks', () => {
  expect(folded('Sаfаricom')).toBe('safaricom');
});
