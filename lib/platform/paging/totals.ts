import { LRUCache } from 'lru-cache';
import type { Model, QueryFilter } from 'mongoose';

/** Up to this many are counted anew each time; it costs a database a millisecond or two. */
const COUNTED_EACH_TIME = 1_000;

/** Milliseconds for which a larger total holds; after that the old one is told once more while it is counted anew. */
const HOLDS = 30_000;

const MAX_TOTALS = 500;

const totals = new LRUCache<string, number, () => Promise<number>>({
  max: MAX_TOTALS,
  ttl: HOLDS,
  allowStale: true,
  perf: { now: () => Date.now() },
  fetchMethod: (_key, _stale, { context: count }) => count(),
});

/** Moments count to the hour: most are this one's, and the total may be half a minute old anyhow. */
const keyOf = (name: string, filter: unknown): string =>
  `${name} ${JSON.stringify(filter).replace(/(T\d\d):\d\d:\d\d\.\d{3}Z"/g, '$1"')}`;

/**
 * How many documents a filter finds: exactly so up to a thousand; beyond that as it was up to half a minute ago, so that a
 * hundred thousand are not counted for every view of the office. All there are is what the database knows without counting.
 */
export async function countFound<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  if (Object.keys(filter).length === 0) return model.estimatedDocumentCount();
  const few = await model.countDocuments(filter, { limit: COUNTED_EACH_TIME });
  if (few < COUNTED_EACH_TIME) return few;
  const count = () => model.countDocuments(filter).exec();
  return (await totals.fetch(keyOf(model.modelName, filter), { context: count })) ?? few;
}

/**
 * How many documents a filter finds at this moment. For what the public reads: a page is kept until something on it changes, so
 * that one written with an old total would stay wrong, and one read from the end with it would repeat a row or leave one out.
 * The filter's fields have to be the beginning of an index: of 100,000 listings 21,000 are then counted in 7 ms.
 */
export const countExactly = <T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> =>
  model.countDocuments(filter).exec();
