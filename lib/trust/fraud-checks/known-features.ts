import { sharedState } from '@/lib/platform/core/shared-state';
import { CONCEPT_NAMES, FEATURE_NAMES, type FeatureReader } from './features';
import type { SentenceModel } from './sentence-model';

/** Finds the ids of a model's features without building their names. -1 means that the model has no such feature. */
interface Index {
  words: ReadonlyMap<string, number>;
  neighbours: ReadonlyMap<string, ReadonlyMap<string, number>>;
  beginnings: ReadonlyMap<string, number>;
  concepts: Int32Array;
  /** The feature of each pair of concepts. */
  near: Int32Array;
  tags: ReadonlyMap<string, number>;
  fields: ReadonlyMap<string, number>;
  /** For each feature, the number of the sentence in which it was last found. */
  foundIn: Uint32Array;
}

/** Collects the ids of features that a model knows, without duplicates. */
export interface FeatureCollector extends FeatureReader {
  take(): readonly number[];
}

const CONCEPTS = CONCEPT_NAMES.length;

function neighboursAmong(ids: ReadonlyMap<string, number>): Map<string, Map<string, number>> {
  const sign = FEATURE_NAMES.neighbours('', '');
  const neighbours = new Map<string, Map<string, number>>();
  for (const [name, id] of ids) {
    const at = name.indexOf(sign);
    if (at < 0) continue;
    const before = name.slice(0, at);
    const behind = neighbours.get(before) ?? new Map<string, number>();
    neighbours.set(before, behind.set(name.slice(at + sign.length), id));
  }
  return neighbours;
}

function namedBetween(ids: ReadonlyMap<string, number>, before: string, behind: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, id] of ids)
    if (name.startsWith(before) && name.endsWith(behind))
      found.set(name.slice(before.length, name.length - behind.length), id);
  return found;
}

const indexOf = ({ ids }: SentenceModel): Index => ({
  words: ids,
  neighbours: neighboursAmong(ids),
  beginnings: namedBetween(ids, '', FEATURE_NAMES.beginning('')),
  concepts: Int32Array.from({ length: CONCEPTS }, (_, one) => ids.get(FEATURE_NAMES.concept(one)) ?? -1),
  near: Int32Array.from(
    { length: CONCEPTS * CONCEPTS },
    (_, at) => ids.get(FEATURE_NAMES.near(Math.floor(at / CONCEPTS), at % CONCEPTS)) ?? -1,
  ),
  tags: namedBetween(ids, FEATURE_NAMES.tag(''), ''),
  fields: namedBetween(ids, FEATURE_NAMES.sumIn(''), ''),
  foundIn: new Uint32Array(ids.size),
});

function collectorOf(model: SentenceModel): FeatureCollector {
  const index = indexOf(model);
  const { foundIn } = index;
  let sentence = 1;
  let found: number[] = [];
  const add = (id = -1) => {
    if (id < 0 || foundIn[id] === sentence) return;
    foundIn[id] = sentence;
    found.push(id);
  };
  return {
    word: (word) => add(index.words.get(word)),
    neighbours: (before, word) => add(index.neighbours.get(before)?.get(word)),
    beginning: (letters) => add(index.beginnings.get(letters)),
    concept: (concept) => add(index.concepts[concept]),
    near: (one, other) => add(index.near[one * CONCEPTS + other]),
    tag: (tag) => add(index.tags.get(tag)),
    sumIn: (field) => add(index.fields.get(field)),
    take: () => {
      const taken = found;
      found = [];
      sentence = sentence === 0xff_ff_ff_ff ? 1 : sentence + 1;
      if (sentence === 1) foundIn.fill(0);
      return taken;
    },
  };
}

const COLLECTORS = sharedState('fraud features', () => new WeakMap<SentenceModel, FeatureCollector>());

/** Returns the cached collector of a model. Call `take` after each sentence, before reading the next. */
export function featureCollector(model: SentenceModel): FeatureCollector {
  let collector = COLLECTORS.get(model);
  if (!collector) COLLECTORS.set(model, (collector = collectorOf(model)));
  return collector;
}
