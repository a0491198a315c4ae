import { nextMidnight } from '@/lib/platform/format/days-left';
import { slicePage, comparison } from './order';
import type { Evaluation } from './evaluation';
import { FacetCounter, type Facets } from './facets';
import { meetsOf, type Test } from './filter-tests';
import type { PackedIndex } from './packed-index';
import { FILTERS, type FilterName } from './search-names';

export interface Matched {
  documents: Uint32Array;
  facets: Facets;
  without: Partial<Record<FilterName, number>>;
}

export interface Question {
  index: PackedIndex;
  evaluation: Evaluation;
  chosen: readonly Test[];
  now: Date;
}

/** Returns the candidates that are open. Uses a tight loop, because there may be as many candidates as listings. */
function openOnes({ index, evaluation, now }: Question): Uint32Array {
  const { alive, deadline } = index.columns;
  const { candidates } = evaluation;
  const time = now.getTime();
  const size = candidates ? candidates.length : index.length;
  const open = new Uint32Array(size);
  let count = 0;
  for (let at = 0; at < size; at++) {
    const document = candidates ? (candidates[at] ?? 0) : at;
    if (alive[document] === 1 && (deadline[document] ?? 0) > time) open[count++] = document;
  }
  return open.subarray(0, count);
}

const NONE = -1;
const SEVERAL = -2;

/** Returns the index of the only chosen filter that rejects a listing, or `NONE` or `SEVERAL`. */
function failureOf(tests: readonly ReadyTest[], document: number): number {
  let failed = NONE;
  // An index loop, because iterators would take longer than the test.
  for (let at = 0; at < tests.length; at++) {
    if (tests[at]?.meets(document)) continue;
    if (failed !== NONE) return SEVERAL;
    failed = at;
  }
  return failed;
}

interface ReadyTest {
  filter: FilterName;
  meets: (document: number) => boolean;
}

const ready = ({ columns }: PackedIndex, tests: readonly Test[]): ReadyTest[] =>
  tests.map((test) => ({ filter: test.filter, meets: meetsOf(columns, test) }));

class List {
  readonly #items: Uint32Array;
  #length = 0;

  constructor(most: number) {
    this.#items = new Uint32Array(most);
  }

  add(document: number): void {
    this.#items[this.#length++] = document;
  }

  items(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }
}

/** All open listings, with the facet counts. They stay the same until the index changes, a listing closes or the day ends. */
interface All {
  version: number;
  from: number;
  until: number;
  matched: Matched;
}

const allOf = new WeakMap<PackedIndex, All>();

/** The commonest search has neither words nor filters, and counting 100,000 listings takes milliseconds. */
function matchAll(question: Question): Matched {
  const { index, now } = question;
  const time = now.getTime();
  let all = allOf.get(index);
  if (all?.version !== index.version || time < all.from || time >= all.until) {
    const { deadline } = index.columns;
    const matched = count(question, 0);
    let until = nextMidnight(now).getTime();
    for (const document of matched.documents) until = Math.min(until, deadline[document] ?? 0);
    all = { version: index.version, from: time, until, matched };
    allOf.set(index, all);
  }
  return { ...all.matched, documents: all.matched.documents.slice() };
}

/** Returns the listings that match at least this many parts of the search and pass the chosen filters, with the facet counts. */
export const match = (question: Question, parts: number): Matched =>
  parts === 0 && question.chosen.length === 0 && !question.evaluation.candidates
    ? matchAll(question)
    : count(question, parts);

function count(question: Question, parts: number): Matched {
  const { index, evaluation, chosen, now } = question;
  const tests = ready(index, chosen);
  const needsWord = evaluation.words > 0;
  const open = openOnes(question);
  const documents = new List(open.length);
  const others = tests.map(() => new List(open.length));
  // An index loop, as in failureOf, because it runs for every listing found.
  for (let at = 0; at < open.length; at++) {
    const document = open[at] ?? 0;
    if ((evaluation.parts[document] ?? 0) < parts) continue;
    if (needsWord && evaluation.wordParts[document] === 0) continue;
    const failed = failureOf(tests, document);
    if (failed === NONE) documents.add(document);
    else if (failed !== SEVERAL) others[failed]?.add(document);
  }
  const found = documents.items();
  const counter = new FacetCounter(index.columns, now);
  for (const filter of FILTERS) counter.add(filter, found);
  const without: Matched['without'] = {};
  for (const [at, { filter }] of tests.entries()) {
    const failing = others[at]?.items() ?? new Uint32Array();
    counter.add(filter, failing);
    without[filter] = failing.length + found.length;
  }
  return { documents: found, facets: counter.facets(), without };
}

export const isFound = ({ documents, without }: Matched): boolean =>
  documents.length > 0 || Object.values(without).some((count) => count > 0);

/** True if at least half the words are known, so that nonsense finds nothing. */
export const makesSense = ({ words, knownWords }: Evaluation): boolean =>
  words === 0 || 2 * knownWords >= words;

/** Returns the best partial matches that are not among the results. */
export function closeTo(question: Question, found: ReadonlySet<number>, count: number): number[] {
  const { index, evaluation, chosen } = question;
  const { required, words, closeness, parts } = evaluation;
  if (count <= 0 || required === 0 || !makesSense(evaluation)) return [];
  const documents: number[] = [];
  const tests = ready(index, chosen);
  const least = words > 0 ? 0 : required - 1;
  for (const document of openOnes(question)) {
    if (found.has(document) || failureOf(tests, document) !== NONE) continue;
    if (words > 1 && parts[document] === 0) continue;
    if ((closeness[document] ?? 0) > 0 && (parts[document] ?? 0) >= least) documents.push(document);
  }
  const weighted = new Float32Array(index.length);
  for (const document of documents)
    weighted[document] = (closeness[document] ?? 0) * (0.3 + (0.7 * (parts[document] ?? 0)) / required);
  return slicePage(Uint32Array.from(documents), 0, count, comparison('match', index, weighted));
}
