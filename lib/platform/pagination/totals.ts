import { LRUCache } from 'lru-cache';
import type { Model, QueryFilter } from 'mongoose';

/** Totals below this number are always counted, which takes the database a millisecond or two. */
const COUNTED_EACH_TIME = 1_000;

/** Above this number, a cached total is used without a look at the first thousand: no list becomes that short while it is cached. */
const LONG = 10_000;

/** How long any other total is cached, in milliseconds. After that, it is served stale once more while it is recounted. */
const HOLDS = 30_000;

const MAX_TOTALS = 500;

const totals = new LRUCache<string, number, () => Promise<number>>({
  max: MAX_TOTALS,
  ttl: HOLDS,
  allowStale: true,
  perf: { now: () => Date.now() },
  fetchMethod: (_key, _stale, { context: count }) => count(),
});

/** Rounds times in the cache key to the hour. */
const keyOf = (name: string, filter: unknown): string =>
  `${name} ${JSON.stringify(filter).replace(/(T\d\d):\d\d:\d\d\.\d{3}Z"/g, '$1"')}`;

/**
 * Counts the matches of a filter. The count is exact below a thousand, unless the list had ten thousand rows half a minute ago. Other
 * counts may be up to half a minute old, so that staff lists do not count a hundred thousand documents per view. Without a filter,
 * estimates from the collection's metadata.
 */
export async function countFound<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  if (Object.keys(filter).length === 0) return model.estimatedDocumentCount();
  const key = keyOf(model.modelName, filter);
  const known = totals.peek(key, { allowStale: false });
  if (known !== undefined && known >= LONG) return known;
  const few = await model.countDocuments(filter, { limit: COUNTED_EACH_TIME });
  if (few < COUNTED_EACH_TIME) return few;
  const count = () => model.countDocuments(filter).exec();
  return (await totals.fetch(key, { context: count })) ?? few;
}

/**
 * Counts exactly, for public pages. Such pages are cached until their content changes, so a stale total would persist, and `findPage`
 * would repeat or skip a row. The filter must use a prefix of an index. Counting 21,000 of 100,000 listings then takes 7 ms.
 */
export const countExactly = <T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> =>
  model.countDocuments(filter).exec();
