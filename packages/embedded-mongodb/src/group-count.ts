import { Int32 } from 'bson';
import { idPrefix, type Collection, type Index } from './catalog';
import { boundsOf, conditionsOf } from './bounds';
import { decodeExact, isDocument, type Document } from './codec';
import { readRecord, type Store } from './collection';
import { parseFilter, type Filter } from './filter';
import { encodePart, recordOf } from './index-entries';
import { compareValues, successor } from './key-encoding';
import { readBuckets, type Buckets } from './group';
import { indexedValues } from './paths';
import { countDocuments, type Query } from './reader';

/** With more groups, the documents are read instead. */
const MOST_GROUPS = 256;

/** Returns the name of the field, if it is the only one and just counts documents. */
function countingField(fields: Document): string | undefined {
  const [[field, sum] = [], ...others] = Object.entries(fields);
  if (!field || others.length > 0 || !isDocument(sum)) return undefined;
  const one: unknown = sum['$sum'];
  return one instanceof Int32 && one.value === 1 ? field : undefined;
}

/** The path and the counting field of a `$group` that only counts. */
function countedBy(group: unknown): { path: string; field: string } | undefined {
  if (!isDocument(group)) return undefined;
  const { _id: id, ...fields } = group;
  if (typeof id !== 'string' || !/^\$[^$]/.test(id)) return undefined;
  const field = countingField(fields);
  return field === undefined ? undefined : { path: id.slice(1), field };
}

/** Finds an index that starts with the path, covers all documents and has no arrays. */
const leadBy = (collection: Collection, path: string): Index | undefined =>
  collection.indexes.find(
    ({ fields, partial, sparse, multikey }) =>
      fields[0]?.path === path && !partial && !sparse && multikey.length === 0,
  );

/** Returns the distinct first values of an index by seeking from one to the next; undefined if there are too many. */
function leadingValues(store: Store, collection: Collection, index: Index): unknown[] | undefined {
  const [field] = index.fields;
  if (!field) return undefined;
  const values: unknown[] = [];
  const end = idPrefix(index.id + 1);
  for (let start = index.prefix; ;) {
    const [key] = store.storage.keys(store.storage.indexes, { start, end });
    if (!key) return values;
    const record = readRecord(store, collection, recordOf(key));
    if (!record || values.length === MOST_GROUPS) return undefined;
    const [value] = indexedValues(decodeExact(record.raw), field.segments).values;
    values.push(value);
    start = successor(Buffer.concat([index.prefix, encodePart(value, field.direction)]));
  }
}

/** Returns the distinct values that the filter allows for a path; undefined if it does not list any. */
function namedValues({ filter }: Query, { path }: { path: string }): unknown[] | undefined {
  const own = conditionsOf(filter).conditions.filter((condition) => condition.path === path);
  const points = boundsOf(own, false)?.points;
  if (!points || points.length > MOST_GROUPS || points.some((point) => typeof point === 'symbol'))
    return undefined;
  return [...new Map(points.map((point) => [encodePart(point, 1).toString('latin1'), point])).values()];
}

const equalTo = (path: string, value: unknown): Filter =>
  parseFilter({ [path]: { $eq: typeof value === 'symbol' ? null : value } });

/** Groups by the first field of an index, if the `$group` only counts. Returns undefined if the documents must be read. */
export function groupCounts(
  store: Store,
  collection: Collection,
  query: Query,
  group: unknown,
): Document[] | undefined {
  const by = countedBy(group);
  if (!by || query.sort || query.skip || query.limit !== undefined || query.hint) return undefined;
  const asked = conditionsOf(query.filter).conditions.some((condition) => condition.path === by.path);
  const index = leadBy(collection, by.path);
  const values = index && (asked ? namedValues(query, by) : leadingValues(store, collection, index));
  return values?.flatMap((value) => {
    const filter: Filter = { kind: 'and', parts: [query.filter, equalTo(by.path, value)] };
    const count = countDocuments(store, collection, { filter });
    const id = typeof value === 'symbol' || value === undefined ? null : value;
    return count > 0 ? [{ _id: id, [by.field]: count }] : [];
  });
}

function keepsWithin({ filter }: Query, { path, boundaries }: Buckets): boolean {
  const own = conditionsOf(filter).conditions.filter((condition) => condition.path === path);
  const holds = (operator: string, bound: unknown) =>
    own.some((one) => one.operator === operator && compareValues(one.operand, bound) === 0);
  return holds('gte', boundaries[0]) && holds('lt', boundaries.at(-1));
}

/** Counts index keys for each range, if the `$bucket` only counts. Returns undefined if the documents must be read. */
export function bucketCounts(
  store: Store,
  collection: Collection,
  query: Query,
  bucket: unknown,
): Document[] | undefined {
  if (bucket === undefined || query.sort || query.skip || query.limit !== undefined || query.hint)
    return undefined;
  const buckets = readBuckets(bucket);
  const { path, boundaries, output } = buckets;
  const field = countingField(output);
  const plain = collection.indexes.some(
    ({ fields, multikey }) => fields.some((one) => one.path === path) && multikey.length === 0,
  );
  if (field === undefined || !plain || !keepsWithin(query, buckets)) return undefined;
  return boundaries.slice(1).flatMap((end, at) => {
    const range = parseFilter({ [path]: { $gte: boundaries[at], $lt: end } });
    // The narrower range comes first: if a field may contain arrays, an index uses only the first range.
    const count = countDocuments(store, collection, {
      filter: { kind: 'and', parts: [range, query.filter] },
    });
    return count > 0 ? [{ _id: boundaries[at], [field]: new Int32(count) }] : [];
  });
}
