import { expect, test } from 'vitest';
import { PackedIndex } from './packed-index';
import { completed, suggestionsFor } from './suggestions';

const LISTINGS = [
  { title: 'Accountant', company: 'Acacia Traders', place: 'Nairobi' },
  { title: 'Senior Accountant', company: 'Jenga Ltd', place: 'Nakuru' },
  { title: 'Driver', company: 'Jenga Ltd', place: 'Nairobi' },
  { title: 'IT Support Intern', company: 'Ziwa', place: 'Nairobi' },
];

const index = new PackedIndex();
for (const [at, { title, company, place }] of LISTINGS.entries())
  index.set({
    id: String(at),
    text: { title, employer: company, place, about: '', text: '' },
    industry: 1,
    county: null,
    kind: 'internship',
    amount: 0,
    deadline: Infinity,
    createdAt: 0,
  });

const suggest = (typed: string) => suggestionsFor(typed, index, LISTINGS).map(({ text }) => text);

test.each([
  ['ac', ['Accountant', 'accounts assistant', 'accounts clerk', 'Senior Accountant', 'Acacia Traders']],
  ['acc', ['Accountant', 'accounts assistant', 'accounts clerk', 'Senior Accountant']],
  ['na', ['Nairobi', 'Nakuru']],
  ['senior acc', ['Senior Accountant']],
  ['accountant sen', ['Senior Accountant']],
  ['JENGA', ['Jenga Ltd']],
  ['nurs', []],
  ['derev', ['dereva']],
  ['it sup', ['it support', 'IT Support Intern']],
  ['internsh', ['internship']],
  ['  ', []],
])('%j may become %j', (typed, texts) => expect(suggest(typed)).toEqual(texts));

test('say what they name, and are eight at most', () => {
  expect(suggestionsFor('ac', index, LISTINGS).map(({ kind }) => kind)).toEqual([
    'title',
    'trade',
    'trade',
    'title',
    'employer',
  ]);
  expect(suggestionsFor('nakuru', index, LISTINGS)).toEqual([{ text: 'Nakuru', kind: 'place' }]);
  const many = Array.from({ length: 9 }, (_, at) => ({ title: `Acting ${at}`, company: `Acme ${at}` }));
  expect(suggestionsFor('ac', index, many)).toHaveLength(8);
});

test('the last word is completed to the one that titles have most', () => {
  expect(completed('senior acc', index)).toBe('senior accountant');
  expect(completed('senior ac', index)).toBe('senior accountant');
  expect(completed('xy', index)).toBe('xy');
});
