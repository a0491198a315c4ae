import type { Model, QueryFilter } from 'mongoose';
import type { Week } from './weeks';

/** Counts the matches of a filter in each of these consecutive weeks, by the time in `path`, in one query. */
export async function countWeeks<T>(
  model: Model<T>,
  { path, filter = {}, weeks }: { path: keyof T & string; filter?: QueryFilter<T>; weeks: readonly Week[] },
): Promise<number[]> {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const counted = await model.aggregate<{ _id: Date; count: number }>([
    { $match: { ...filter, [path]: { $gte: first.from, $lt: last.to } } },
    { $bucket: { groupBy: `$${path}`, boundaries: [...weeks.map(({ from }) => from), last.to] } },
  ]);
  const counts = new Map(counted.map(({ _id, count }) => [_id.getTime(), count]));
  return weeks.map(({ from }) => counts.get(from.getTime()) ?? 0);
}
