import { expect, test } from 'vitest';
import { loggedWords } from './logged-words';

test.each([
  ['  Mjengo, Nairobi! ', 'mjengo nairobi'],
  ['IT support', 'ict support'],
  ['form 4 leaver 2026', 'form 4 leaver 2026'],
  ['call 1234 now', 'call 1234 now'],
  ['call 12345 now', 'call now'],
  ['0712345678 plumber', 'plumber'],
  ['a'.repeat(80), 'a'.repeat(80)],
  [`${'a'.repeat(79)} bb`, 'a'.repeat(79)],
])('of %j is stored %j', (q, words) => expect(loggedWords(q)).toBe(words));

test.each([
  '',
  '???',
  '0712345678',
  '2026',
  'wanjiru@people.example',
  'a'.repeat(81),
  '0712 345 678 254 1 plumber',
])('of %j nothing is stored', (q) => expect(loggedWords(q)).toBeUndefined());
