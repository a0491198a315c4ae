import { expect, test } from 'vitest';
import { stemOf } from './stem';
import { titleMatches } from './title-matches';

/** Returns the highlighted parts of a title for these search phrases. */
const marked = (title: string, ...ways: string[]): string[] =>
  titleMatches(
    title,
    ways.map((way) => way.split(' ').map(stemOf)),
  ).map(([from, to]) => title.slice(from, to));

test.each([
  ['Senior Accountants (Nairobi)', ['accountant'], ['Accountants']],
  ['Sales/Marketing Intern', ['marketing'], ['Marketing']],
  ['Accounts Assistant, Accounts', ['accounts assistant'], ['Accounts Assistant', 'Accounts']],
  ['Shop Assistant', ['accounts assistant'], []],
  ['Accountant', ['mhasibu', 'accountant'], ['Accountant']],
  ['Junior .NET and C++ Developer', ['dotnet', 'cplusplus'], ['.NET', 'C++']],
  ['M&E Officer', ['m&e'], ['M&E']],
  ['E-commerce Intern', ['ecommerce'], ['E-commerce']],
  ['IT Support', ['ict'], ['IT']],
  ['Hospitality Trainee', ['hospital'], []],
  ['– …', ['driver'], []],
])('%s for %j marks %j', (title, ways, parts) => expect(marked(title, ...ways)).toEqual(parts));

test('without words marks nothing', () => expect(titleMatches('Driver', [])).toEqual([]));
