import { featuresOf } from './features';
import { opinionOf, type Opinion, type SentenceModel } from './sentence-model';
import type { Tag } from './lexicon';
import type { Tagged, Tags } from './tag';
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

/** The tags whose phrases are in a part of the sentence. */
const within = (tags: Tags, from: number, to: number): Tags =>
  new Map<Tag, readonly Tagged[]>(
    Array.from(tags).filter(([, places]) => places.some((place) => place.from >= from && place.to < to)),
  );

/** The features of a sentence, and of each part of a long one. */
export function* featuresOfParts({ words, tags, field }: Read): Generator<string[]> {
  yield featuresOf(words, tags, field);
  for (let from = 0; words.length > MAX_WHOLE && from < words.length - STEP; from += STEP) {
    const to = from + PART;
    yield featuresOf(words.slice(from, to), within(tags, from, to), field);
  }
}

/**
 * What the model says of a sentence, and of the most suspect part of a long one: harmless words that are joined to a fraud with commas
 * do not hide it.
 */
export const judgeSentence = (sentence: Read, model: SentenceModel): Opinion =>
  Array.from(featuresOfParts(sentence), (features) => opinionOf(features, model)).reduce((worst, one) =>
    one.score > worst.score ? one : worst,
  );
