import type { Model, QueryFilter } from 'mongoose';
import type { Order } from '@/models/total-order';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from './pagination';
import { countFound } from './totals';

interface Wanted<T> {
  filter: QueryFilter<T>;
  page: unknown;
  order: Order;
  fields?: string | string[];
  /** By default, large totals may be up to half a minute old. */
  count?: (model: Model<T>, filter: QueryFilter<T>) => Promise<number>;
}

const turned = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));

/** A page of matches and their total. Counts only if the first page is full. Reads pages in the second half in reverse, so that the last page is as fast as the first. */
export async function findPage<R, T = R>(
  model: Model<T>,
  { filter, page: asked, order, fields, count = countFound }: Wanted<T>,
): Promise<{ records: R[] } & Paged> {
  const page = pageNumber(asked);
  const read = (sort: Order, skip: number, limit: number) => {
    const query = model.find(filter).sort(sort).skip(skip).limit(limit);
    return (fields ? query.select(fields) : query).lean<R[]>();
  };
  if (page === 1) {
    const records = await read(order, 0, PAGE_SIZE);
    const total = records.length < PAGE_SIZE ? records.length : await count(model, filter);
    return { records, ...paged(page, total) };
  }
  const total = await count(model, filter);
  const before = skipTo(page);
  const rows = Math.min(PAGE_SIZE, total - before);
  if (rows <= 0) return { records: [], ...paged(page, total) };
  const after = total - before - rows;
  if (before <= after) return { records: await read(order, before, rows), ...paged(page, total) };
  return { records: (await read(turned(order), after, rows)).reverse(), ...paged(page, total) };
}
