import { expect, it } from 'vitest';
import { ranked, type Candidate } from './rank';

const candidate = (id: string, head: string, deadline = 5, createdAt = 5): Candidate => ({
  id,
  head: head.replaceAll(' ', '\n'),
  deadline,
  createdAt,
});
const expandedWord = (stem: string, required = true) => ({
  required,
  corrected: false,
  stems: new Map([[stem, 1]]),
});
const order = (candidates: Candidate[], ...expandedWords: ReturnType<typeof expandedWord>[]) =>
  ranked(candidates, expandedWords).map(({ id }) => id);

it('puts the title over the company over the text', () =>
  expect(
    order(
      [candidate('text', 't:cook'), candidate('company', 't:cook a:nurs'), candidate('title', 't:nurs')],
      expandedWord('nurs'),
    ),
  ).toEqual(['title', 'company', 'text']));

it('puts what was meant surely over what may be meant', () => {
  const unsure = {
    required: true,
    corrected: false,
    stems: new Map([
      ['nurs', 1],
      ['nurseri', 0.6],
    ]),
  };
  expect(order([candidate('nursery', 't:nurseri'), candidate('nurse', 't:nurs')], unsure)).toEqual([
    'nurse',
    'nursery',
  ]);
});

it('puts the title that says no more over the one that does', () =>
  expect(
    order(
      [candidate('plant', 't:plant t:electrician'), candidate('exact', 't:electrician')],
      expandedWord('electrician'),
    ),
  ).toEqual(['exact', 'plant']));

it('counts a word that need not be there', () =>
  expect(
    order(
      [candidate('without', 't:power'), candidate('with', 't:power a:kenya', 9)],
      expandedWord('power'),
      expandedWord('kenya', false),
    ),
  ).toEqual(['with', 'without']));

it('puts the sooner deadline first where all else is equal, then the newer', () =>
  expect(
    order(
      [candidate('late', 't:cook', 9), candidate('old', 't:cook', 3, 1), candidate('new', 't:cook', 3, 2)],
      expandedWord('cook'),
    ),
  ).toEqual(['new', 'old', 'late']));

it('keeps one order where all is equal: the greater id first', () => {
  const same = ['b', 'a', 'c'].map((id) => candidate(id, 't:nurs'));
  expect(order(same, expandedWord('nurs'))).toEqual(['c', 'b', 'a']);
  expect(order([...same].reverse(), expandedWord('nurs'))).toEqual(['c', 'b', 'a']);
});
