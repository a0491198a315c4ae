import { expect, test } from 'vitest';
import { isCorrection } from './is-correction';

test.each([
  ['Farm Intren', 'Farm Intern'],
  ['send your leter to us', 'Send your letter to us.'],
  ['First line\nsecond', 'First line, second'],
  ['Write to jobs@acme.co.ke', 'Write to jobs@acme.co.ke!'],
  ['Acounts', 'Accounts'],
  ['KES 25,000 a month', 'KES 25,000 a month.'],
])('%j may become %j', (before, after) => {
  expect(isCorrection(before, after)).toBe(true);
});

test.each([
  ['You pay no fee', 'You pay fee'],
  ['You pay no fee', 'You pay a fee'],
  ['Write to jobs@acme.co.ke', 'Write to jobs@acne.co.ke'],
  ['Call 0712345678', 'Call 0712345679'],
  ['KES 25,000', 'KES 35,000'],
  ['3 months', '6 months'],
  ['See acme.co.ke', 'See acme.com'],
  ['Kisumu office', 'Nairobi office'],
  ['Bring a letter', 'Bring a letter and a deposit'],
  ['Baker', ''],
  ['not paid', 'now paid'],
  ['Letter', 'Lettuces'],
])('%j may not become %j', (before, after) => {
  expect(isCorrection(before, after)).toBe(false);
});
