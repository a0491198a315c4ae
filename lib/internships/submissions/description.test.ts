import { expect, test } from 'vitest';
import { asDescription } from './description';

const PARAGRAPH = `${'Cows and maize, from five in the morning. '.repeat(20).trim()}\n\n`;

test('a text of 10,000 characters stays as it is', () => {
  const text = 'a'.repeat(10_000);
  expect(asDescription(text)).toBe(text);
  expect(asDescription(' Cows.\n\nMaize.\n')).toBe('Cows.\n\nMaize.');
});

test('a longer one ends with the last whole paragraph, or else word', () => {
  const cut = asDescription(PARAGRAPH.repeat(20));
  expect(cut).toBe(PARAGRAPH.repeat(11).trim());
  const words = asDescription('maize '.repeat(3_000));
  expect(words).toBe('maize '.repeat(1_666).trim());
  expect(asDescription(`Cows.\n\n${'maize '.repeat(3_000)}`)).toHaveLength(9_996);
  expect(asDescription('a'.repeat(10_001))).toBe('a'.repeat(10_000));
});
