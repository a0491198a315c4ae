import { expect, test } from 'vitest';
import { asPlainWords, withoutWords } from './edit-query';

test('leaves words out, wherever they stand', () => {
  expect(withoutWords('Paid internship, Nairobi', 'nairobi')).toBe('Paid internship,');
  expect(withoutWords('sales work from home', 'work from home')).toBe('sales');
  expect(withoutWords('nurse', 'driver')).toBe('nurse');
});

test('puts words into quotation marks', () => {
  expect(asPlainWords('paid work from home', ['paid', 'work from home'])).toBe('"paid" "work from home"');
  expect(asPlainWords('acountant nairobi', ['acountant'])).toBe('"acountant" nairobi');
});
