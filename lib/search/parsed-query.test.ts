import { expect, it } from 'vitest';
import { parseQuery } from './parsed-query';

const required = (search: string) =>
  parseQuery(search)
    .filter((asked) => asked.required)
    .map(({ word }) => word);

it.each([
  ['accountant jobs in kenya', ['accountant']],
  ['jobs in kenya', ['jobs', 'kenya']],
  ['it support', ['ict', 'support']],
  ['nurse nurse', ['nurse']],
  ['the', []],
  ['', []],
  ['{"$ne": null} .* (a+)+$', ['ne', 'null']],
])('%o has to have %o', (search, words) => expect(required(search)).toEqual(words));

it('reads the first words of a long text', () =>
  expect(parseQuery('alpha bravo charlie delta echo foxtrot golf hotel india juliet')).toHaveLength(8));

it('takes the last word for one that may not be finished', () =>
  expect(parseQuery('sales exec').map(({ last }) => last)).toEqual([false, true]));
