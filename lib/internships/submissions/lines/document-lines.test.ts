import { expect, test } from 'vitest';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { documentLines } from './document-lines';

const finding = (text: string, quote: string): Finding => ({
  ...{ rule: 'fee-named', group: 'money', level: 'severe', field: 'file', because: 'It asks for money.' },
  ...{ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, quote },
});

test('keeps every character, and blank lines', () => {
  const text = 'Field Intern\n\nPay the fee\n';
  const lines = documentLines(text, [finding(text, 'the fee')]);
  expect(lines.map((line) => line.text).join('\n')).toBe(text);
  for (const line of lines) expect(line.segments.map((one) => one.text).join('')).toBe(line.text);
  expect(lines[2]?.segments).toEqual([
    { start: 14, text: 'Pay ' },
    { start: 18, text: 'the fee', because: 'It asks for money.' },
  ]);
  expect(lines.map(({ isMarked }) => isMarked)).toEqual([false, false, true, false]);
});

test('marks a quote of several lines in each of them', () => {
  const text = 'First pay\nthe whole\nfee at once';
  const lines = documentLines(text, [finding(text, 'pay\nthe whole\nfee')]);
  const marked = lines.map(({ segments }) =>
    segments.filter(({ because }) => because !== undefined).map((one) => one.text),
  );
  expect(marked).toEqual([['pay'], ['the whole'], ['fee']]);
  expect(lines.some(({ isMarked }) => isMarked)).toBe(false);
  for (const line of lines) expect(line.segments.map((one) => one.text).join('')).toBe(line.text);
});

test('names the county of a place, unless the line is too long for one', () => {
  const long = `Kisumu ${'x'.repeat(143)}`;
  const counties = documentLines(`Milimani, Kisumu\nMaize\n${long}\n${long}x`, []).map(
    ({ county }) => county,
  );
  expect(counties).toEqual(['Kisumu', undefined, 'Kisumu', undefined]);
});

test('has at most 600 lines; the last one has the rest', () => {
  const text = Array(700).fill('a').join('\n');
  const lines = documentLines(text, [finding(text, 'a')]);
  expect(lines).toHaveLength(600);
  expect(lines.at(-1)?.text).toBe(Array(101).fill('a').join('\n'));
  expect(documentLines(Array(600).fill('a').join('\n'), []).at(-1)?.text).toBe('a');
});
