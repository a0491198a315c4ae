import { allRecords, readRecord, type Store, type StoredDocument } from './collection';
import { RECORD_BYTES, type Collection } from './catalog';
import { decodeExact, type Document } from './codec';
import { Fault } from './errors';
import { matches, type Filter } from './filter';
import { recordOf } from './index-entries';
import { mergedKeys, sharedKeys } from './key-streams';
import { choosePlan, type IndexPlan, type Plan, type SortPattern } from './planner';
import { sortItems } from './sorting';
import type { Tables } from './tables';

export interface Query {
  filter: Filter;
  sort?: SortPattern;
  skip?: number;
  limit?: number | undefined;
  hint?: unknown;
}

/** The keys and documents that a query examined, for `explain`. */
export interface Effort {
  keys: number;
  documents: number;
}

export class Found implements StoredDocument {
  private decoded: Document | undefined;

  constructor(
    readonly record: number,
    readonly raw: Buffer,
  ) {}

  get document(): Document {
    return (this.decoded ??= decodeExact(this.raw));
  }
}

const isEmpty = (filter: Filter) => filter.kind === 'and' && filter.parts.length === 0;

export function planQuery(store: Store, collection: Collection, query: Query, countOnly = false): Plan {
  const need = query.limit === undefined ? undefined : query.limit + (query.skip ?? 0);
  const plan = choosePlan(store.storage, collection, query.filter, {
    sort: query.sort ?? [],
    need,
    hint: query.hint,
    countOnly,
  });
  if (store.indexedOnly && plan.kind === 'collection' && query.hint === undefined)
    refuseScan(collection, query);
  return plan;
}

function refuseScan(collection: Collection, { filter, sort }: Query): never {
  const asked = JSON.stringify({ filter, sort });
  throw new Fault(
    291,
    `error processing query: ns=${collection.database}.${collection.name} ${asked}: No indexed plans available, and running with 'notablescan'`,
  );
}

/** Finds documents lazily: reads only as far as the caller does. */
export function* findDocuments(
  store: Store,
  collection: Collection,
  query: Query,
  plan: Plan = planQuery(store, collection, query),
  effort: Effort = { keys: 0, documents: 0 },
): Generator<Found> {
  const { filter, sort = [], skip = 0, limit } = query;
  const test =
    (plan.kind === 'index' && plan.exact) || isEmpty(filter)
      ? () => true
      : (found: Found) => matches(filter, found.document);
  const found = filtered(candidates(store, collection, plan, effort), test);
  const inOrder = sort.length === 0 || (plan.kind !== 'union' && plan.sorted);
  const need = limit === undefined ? undefined : skip + limit;
  const ordered = inOrder ? found : sortItems(found, sort, (item) => item.document, need);
  if (need === 0) return;
  let taken = 0;
  for (const item of ordered) {
    if (++taken > skip) yield item;
    if (taken === need) return;
  }
}

function* filtered(items: Iterable<Found>, test: (found: Found) => boolean): Generator<Found> {
  for (const item of items) if (test(item)) yield item;
}

/** Counts the documents that match a filter; from the keys alone if the plan is exact. */
export function countDocuments(store: Store, collection: Collection, query: Query): number {
  const { skip = 0, limit = Infinity } = query;
  const plan = planQuery(store, collection, query, true);
  const within = (all: number) => Math.max(0, Math.min(all - skip, limit));
  if (isEmpty(query.filter)) return within(countAll(store, collection));
  if (plan.kind === 'index' && plan.exact && onceEach(plan)) {
    return within(
      plan.ranges.reduce((sum, range) => sum + store.storage.count(store.storage.indexes, range), 0),
    );
  }
  let count = 0;
  for (const _ of findDocuments(store, collection, query, plan)) count++;
  return count;
}

/** Reads all keys the first time; afterwards the count is cached. */
const countAll = ({ storage }: Store, collection: Collection): number =>
  (collection.size ??= storage.count(storage.documents, allRecords(collection)));

/** Runs the `count` command. Without a filter, it needs no query. */
export const countCommand = (store: Store, collection: Collection, query: Query): number =>
  isEmpty(query.filter) && !query.skip && query.limit === undefined
    ? countAll(store, collection)
    : countDocuments(store, collection, query);

/** Whether each document has at most one key in the ranges of a plan. */
const onceEach = ({ index, ranges, groups }: IndexPlan): boolean =>
  !groups &&
  (index.multikey.length === 0 ||
    (ranges.length === 1 && index.multikey[0] === index.fields[0]?.path && index.multikey.length === 1));

function* candidates(store: Store, collection: Collection, plan: Plan, effort: Effort): Generator<Found> {
  for (const record of records(store.storage, collection, plan, effort)) {
    store.limit?.check();
    const stored = readRecord(store, collection, record);
    if (!stored) continue;
    effort.documents++;
    yield new Found(record, stored.raw);
  }
}

function* records(storage: Tables, collection: Collection, plan: Plan, effort: Effort): Generator<number> {
  if (plan.kind === 'collection') {
    for (const key of storage.keys(storage.documents, allRecords(collection), plan.backward))
      yield key.readUIntBE(4, RECORD_BYTES);
    return;
  }
  const seen = new Set<number>();
  const mayRepeat = plan.kind === 'union' || plan.index.multikey.length > 0;
  const source =
    plan.kind === 'union'
      ? unionRecords(storage, collection, plan.plans, effort)
      : indexRecords(storage, plan, effort);
  for (const record of source) {
    if (mayRepeat) {
      if (seen.has(record)) continue;
      seen.add(record);
    }
    yield record;
  }
}

function* unionRecords(
  storage: Tables,
  collection: Collection,
  plans: Plan[],
  effort: Effort,
): Generator<number> {
  for (const plan of plans) yield* records(storage, collection, plan, effort);
}

function* indexRecords(storage: Tables, plan: IndexPlan, effort: Effort): Generator<number> {
  for (const key of indexKeys(storage, plan)) {
    effort.keys++;
    yield recordOf(key);
  }
}

function indexKeys(storage: Tables, plan: IndexPlan): Generator<Buffer> {
  if (plan.groups) return sharedKeys(storage, plan.groups);
  if (plan.merged) return mergedKeys(storage, plan.ranges, plan.backward);
  return keysInTurn(storage, plan);
}

function* keysInTurn(storage: Tables, { ranges, backward }: IndexPlan): Generator<Buffer> {
  for (const range of backward ? [...ranges].reverse() : ranges)
    yield* storage.keys(storage.indexes, range, backward);
}
