import { featuresOf, readFeatures } from './features';
import { featureCollector } from './known-features';
import type { Tag } from './lexicon';
import { opinionOf, suspicionOf, type Opinion, type SentenceModel } from './sentence-model';
import type { Tags } from './tag';
import type { Token } from './tokens';

/** Words of a sentence that is judged as a whole only. */
const MAX_WHOLE = 25;

/** Words of a part of a longer one that is judged by itself, and from one part to the next. */
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

/** The tags whose phrases are in a part of the sentence. */
const within = (tags: Tags, from: number, to: number): Tag[] => {
  const there: Tag[] = [];
  for (const [tag, places] of tags)
    if (places.some((place) => place.from >= from && place.to < to)) there.push(tag);
  return there;
};

/** A sentence, and each part of a long one. */
function* partsOf({ words, tags }: Read): Generator<Part> {
  yield { words, tags: tags.keys() };
  for (let from = 0; words.length > MAX_WHOLE && from < words.length - STEP; from += STEP) {
    const to = from + PART;
    yield { words: words.slice(from, to), tags: within(tags, from, to) };
  }
}

/** The features of a sentence, and of each part of a long one, by their names. */
export function* featuresOfParts(sentence: Read): Generator<string[]> {
  for (const { words, tags } of partsOf(sentence)) yield featuresOf(words, tags, sentence.field);
}

/**
 * What the model says of a sentence, and of the most suspect part of a long one: harmless words that are joined to a fraud with commas
 * do not hide it.
 */
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
