import { slicePage, comparison } from './order';
import type { Evaluation } from './evaluate';
import { FacetCounter, type Facets } from './facets';
import { meetsOf, type Test } from './filter-tests';
import type { PackedIndex } from './packed-index';
import type { FilterName } from './search-names';

export interface Matched {
  documents: number[];
  facets: Facets;
  without: Partial<Record<FilterName, number>>;
}

export interface Question {
  index: PackedIndex;
  evaluation: Evaluation;
  chosen: readonly Test[];
  now: Date;
}

/** Calls back with every open listing that has anything to do with the search. */
function forEachOpen({ index, evaluation, now }: Question, each: (document: number) => void): void {
  const { alive, deadline } = index.columns;
  const time = now.getTime();
  const open = (document: number) => alive[document] === 1 && (deadline[document] ?? 0) > time;
  if (evaluation.candidates) {
    for (const document of evaluation.candidates) if (open(document)) each(document);
  } else for (let document = 0; document < index.length; document++) if (open(document)) each(document);
}

/** Which of the chosen filters a listing does not meet, if it is one. */
function failureOf(tests: readonly ReadyTest[], document: number): FilterName | 'none' | 'several' {
  let failed: FilterName | 'none' = 'none';
  for (const { filter, meets } of tests) {
    if (meets(document)) continue;
    if (failed !== 'none') return 'several';
    failed = filter;
  }
  return failed;
}

interface ReadyTest {
  filter: FilterName;
  meets: (document: number) => boolean;
}

const ready = ({ columns }: PackedIndex, tests: readonly Test[]): ReadyTest[] =>
  tests.map((test) => ({ filter: test.filter, meets: meetsOf(columns, test) }));

/** The listings that have so many parts of the search, narrowed by what was chosen, and what is counted beside. */
export function match(question: Question, parts: number): Matched {
  const { index, evaluation, chosen, now } = question;
  const counter = new FacetCounter(index.columns, now);
  const without = new Map<FilterName, number>(chosen.map(({ filter }) => [filter, 0]));
  const documents: number[] = [];
  const tests = ready(index, chosen);
  const needsWord = evaluation.words > 0;
  forEachOpen(question, (document) => {
    if ((evaluation.parts[document] ?? 0) < parts) return;
    if (needsWord && evaluation.wordParts[document] === 0) return;
    const failed = failureOf(tests, document);
    if (failed === 'none') {
      documents.push(document);
      counter.addToAll(document);
    } else if (failed !== 'several') {
      counter.add(failed, document);
      without.set(failed, (without.get(failed) ?? 0) + 1);
    }
  });
  const besides = [...without].map(([filter, count]) => [filter, count + documents.length]);
  return { documents, facets: counter.facets(), without: Object.fromEntries(besides) };
}

export const isFound = ({ documents, without }: Matched): boolean =>
  documents.length > 0 || Object.values(without).some((count) => count > 0);

/** Whether enough of the words are ones listings have: what is mostly nonsense is answered with nothing. */
export const makesSense = ({ words, knownWords }: Evaluation): boolean =>
  words === 0 || 2 * knownWords >= words;

/** The best of what has something of the search, but is not among the results. */
export function closeTo(question: Question, found: ReadonlySet<number>, count: number): number[] {
  const { index, evaluation, chosen } = question;
  const { required, words, closeness, parts } = evaluation;
  if (count <= 0 || required === 0 || !makesSense(evaluation)) return [];
  const documents: number[] = [];
  const tests = ready(index, chosen);
  const least = words > 0 ? 0 : required - 1;
  forEachOpen(question, (document) => {
    if (found.has(document) || failureOf(tests, document) !== 'none') return;
    if (words > 1 && parts[document] === 0) return;
    if ((closeness[document] ?? 0) > 0 && (parts[document] ?? 0) >= least) documents.push(document);
  });
  const weighted = new Float32Array(index.length);
  for (const document of documents)
    weighted[document] = (closeness[document] ?? 0) * (0.3 + (0.7 * (parts[document] ?? 0)) / required);
  return slicePage(Uint32Array.from(documents), 0, count, comparison('match', index, weighted));
}
