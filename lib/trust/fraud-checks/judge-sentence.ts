import { featuresOf, readFeatures } from './features';
import { featureCollector } from './known-features';
import type { Tag } from './lexicon';
import { opinionOf, suspicionOf, type Opinion, type SentenceModel } from './sentence-model';
import type { Tags } from './tag';
import type { Token } from './tokens';

/** A sentence with up to this many words is only judged as a whole. */
const MAX_WHOLE = 25;

/** A longer sentence is also judged in overlapping parts of `PART` words, which start `STEP` words apart. */
const PART = 20;
const STEP = 10;

interface Read {
  words: readonly Token[];
  tags: Tags;
  field: string;
}

interface Part {
  words: readonly Token[];
  tags: Iterable<Tag>;
}

const within = (tags: Tags, from: number, to: number): Tag[] => {
  const there: Tag[] = [];
  for (const [tag, places] of tags)
    if (places.some((place) => place.from >= from && place.to < to)) there.push(tag);
  return there;
};

function* partsOf({ words, tags }: Read): Generator<Part> {
  yield { words, tags: tags.keys() };
  for (let from = 0; words.length > MAX_WHOLE && from < words.length - STEP; from += STEP) {
    const to = from + PART;
    yield { words: words.slice(from, to), tags: within(tags, from, to) };
  }
}

export function* featuresOfParts(sentence: Read): Generator<string[]> {
  for (const { words, tags } of partsOf(sentence)) yield featuresOf(words, tags, sentence.field);
}

/** Returns the model's opinion of a sentence or, if it is long, of its most suspicious part, so that harmless words cannot hide fraud. */
export function judgeSentence(sentence: Read, model: SentenceModel): Opinion {
  const collector = featureCollector(model);
  let worst: readonly number[] = [];
  let highest = -Infinity;
  for (const { words, tags } of partsOf(sentence)) {
    readFeatures(words, tags, sentence.field, collector);
    const features = collector.take();
    const score = suspicionOf(features, model);
    if (score > highest) [worst, highest] = [features, score];
  }
  return opinionOf(worst, model);
}
