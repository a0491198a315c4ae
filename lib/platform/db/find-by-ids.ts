import type { Model, QueryFilter, Types } from 'mongoose';

/** Reads the documents with these IDs in any order. Sends no query if there are no IDs. */
export async function findByIds<R, T = R>(
  model: Model<T>,
  ids: readonly Types.ObjectId[],
  fields: readonly string[] = [],
): Promise<R[]> {
  if (ids.length === 0) return [];
  const query = model.find({ _id: { $in: ids } } as QueryFilter<T>);
  return (fields.length > 0 ? query.select([...fields]) : query).lean<R[]>();
}
