import { isWidened, widen } from './closeness';
import type { Evaluation } from './evaluation';
import type { Columns, PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';
import type { Alternative, Concept, ParsedQuery } from './read-query';
import { meetsOf, type Test } from './filter-tests';

/** Bonus for a title that consists only of the search words. */
const WHOLE_TITLE = 0.35;

/** The weight of a place or filter, relative to a word: in a listing that mentions it, and in one that only has its value. */
const CONDITION = 1;
const CONDITION_BY_COLUMN = 0.7;

interface Hits {
  /** The matching listings; only the first `count` are valid. */
  documents: Uint32Array;
  count: number;
  best: Float32Array;
  strict: Uint8Array;
  titles: Uint8Array;
}

interface Working {
  index: PackedIndex;
  withNear: boolean;
  hits: Hits;
  titleHits: Uint8Array;
}

function collect(
  index: PackedIndex,
  alternatives: readonly Alternative[],
  isStrict: boolean,
  hits: Hits,
): void {
  const { documents, best, strict, titles } = hits;
  for (const { stems, weight } of alternatives) {
    forEachWith(index, stems, (document, impact, inTitle) => {
      const value = weight * impact;
      const before = best[document] ?? 0;
      if (before === 0) documents[hits.count++] = document;
      if (value > before) best[document] = value;
      if (isStrict) strict[document] = 1;
      if (inTitle > (titles[document] ?? 0)) titles[document] = inTitle;
    });
  }
}

/** Scores one part of the search. Returns true if any listing matches it. */
function addConcept(
  { index, withNear, hits, titleHits }: Working,
  concept: Concept,
  out: Evaluation,
): boolean {
  hits.count = 0;
  collect(index, concept.alternatives, true, hits);
  const found = hits.count;
  if (withNear) collect(index, concept.near, false, hits);
  const rarity = Math.log(1 + index.size / (found + 1));
  const { documents, best, strict, titles } = hits;
  const { score, parts, wordParts } = out;
  for (let at = 0; at < hits.count; at++) {
    const document = documents[at] ?? 0;
    score[document] = (score[document] ?? 0) + rarity * (best[document] ?? 0);
    if (strict[document]) {
      parts[document] = (parts[document] ?? 0) + 1;
      wordParts[document] = (wordParts[document] ?? 0) + 1;
      titleHits[document] = (titleHits[document] ?? 0) + (titles[document] ?? 0);
    }
    best[document] = 0;
    strict[document] = 0;
    titles[document] = 0;
  }
  return found > 0;
}

/**
 * Evaluates the parts of a search: words and conditions, each of which a listing matches or not. `withNear` also scores similar words,
 * which do not count as matches.
 */
export function evaluate(
  index: PackedIndex,
  { concepts }: Pick<ParsedQuery, 'concepts'>,
  tests: readonly Test[],
  withNear = false,
): Evaluation {
  const size = index.length;
  const out: Evaluation = {
    candidates: undefined,
    score: new Float32Array(size),
    closeness: new Float32Array(0),
    parts: new Uint8Array(size),
    wordParts: new Uint8Array(size),
    required: concepts.length + tests.length,
    words: concepts.length,
    knownWords: 0,
  };
  if (concepts.length > 0) addWords(index, concepts, withNear, out);
  if (withNear) widen(index, tests, out);
  for (const test of tests) addTest(index, test, out);
  return out;
}

function addWords(
  index: PackedIndex,
  concepts: readonly Concept[],
  withNear: boolean,
  out: Evaluation,
): void {
  const size = index.length;
  const titleHits = new Uint8Array(size);
  const seen = new Uint8Array(size);
  const candidates = new Uint32Array(size);
  let count = 0;
  const hits: Hits = {
    documents: new Uint32Array(size),
    count: 0,
    best: new Float32Array(size),
    strict: new Uint8Array(size),
    titles: new Uint8Array(size),
  };
  for (const concept of concepts) {
    const isThere = addConcept({ index, withNear, hits, titleHits }, concept, out);
    if (isThere || concept.trades) out.knownWords++;
    for (let at = 0; at < hits.count; at++) {
      const document = hits.documents[at] ?? 0;
      if (seen[document]) continue;
      seen[document] = 1;
      candidates[count++] = document;
    }
  }
  out.candidates = candidates.subarray(0, count);
  addTitles(index.columns, out, titleHits);
}

function addTitles(columns: Columns, out: Evaluation, titleHits: Uint8Array): void {
  for (const document of out.candidates ?? []) {
    const hits = titleHits[document] ?? 0;
    if (hits === 0) continue;
    const length = Math.max(1, columns.titleLength[document] ?? 1);
    out.score[document] = (out.score[document] ?? 0) + WHOLE_TITLE * Math.min(1, hits / length);
  }
}

function addTest(index: PackedIndex, test: Test, out: Evaluation): void {
  const literal = new Float32Array(index.length);
  for (const { stems, weight } of test.literals)
    forEachWith(index, stems, (document, impact, inTitle) => {
      if (inTitle > 0 || (test.inHead && impact >= HEAD_IMPACT))
        literal[document] = Math.max(literal[document] ?? 0, weight * impact);
    });
  const meets = meetsOf(index.columns, test);
  const isClose = !isWidened(test, out);
  const each = (document: number) => {
    const said = literal[document] ?? 0;
    const has = meets(document);
    if (!has && !(said > 0 && test.wordsSuffice)) return;
    out.parts[document] = (out.parts[document] ?? 0) + 1;
    const value = said > 0 ? CONDITION * (0.5 + said) : CONDITION_BY_COLUMN;
    out.score[document] = (out.score[document] ?? 0) + value;
    if (isClose) out.closeness[document] = (out.closeness[document] ?? 0) + value;
  };
  if (out.candidates) for (const document of out.candidates) each(document);
  else for (let document = 0; document < index.length; document++) each(document);
}

/** The lowest possible score of a word in a title, employer or place (see terms.ts). */
const HEAD_IMPACT = 0.55;
