import { expect, test } from 'vitest';
import { ACCEPT } from './limits';

test.each([
  ['Excel and Numbers, which go by the ending', '.csv'],
  ['Chrome on a phone', 'text/csv'],
  ['Windows with Excel', 'application/vnd.ms-excel'],
  ['the files of an Android phone', 'text/comma-separated-values'],
  ['a file that a phone knows nothing of', 'application/octet-stream'],
  ['programs', 'application/json'],
])('the picker offers a table as named by %s', (_, type) => {
  expect(ACCEPT.split(',')).toContain(type);
});
