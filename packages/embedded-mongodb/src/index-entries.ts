import type { Collection, Index } from './catalog';
import { RECORD_BYTES } from './catalog';
import type { Document } from './codec';
import { Fault } from './errors';
import { matches } from './filter';
import { EMPTY_ARRAY_KEY, encodeKey, inverted, MISSING, successor } from './key-encoding';
import { EMPTY, indexedValues } from './paths';
import type { Tables } from './tables';

/** LMDB's maximum key length, minus the record number at the end of each key. */
const MAX_KEY_BYTES = 1978 - RECORD_BYTES;

export interface IndexEntry {
  bytes: Buffer;
  values: unknown[];
}

export function encodePart(value: unknown, direction: 1 | -1): Buffer {
  const key = value === EMPTY ? EMPTY_ARRAY_KEY : encodeKey(value);
  return direction === 1 ? key : inverted(key);
}

/** Returns a document's keys and the paths with arrays. There are no keys if a sparse or partial index omits the document. */
export function entriesOf(index: Index, document: Document): { entries: IndexEntry[]; lists: string[] } {
  if (index.partial && !matches(index.partial, document)) return { entries: [], lists: [] };
  const parts = index.fields.map((field) => indexedValues(document, field.segments));
  if (index.sparse && parts.every((part) => part.values.every((value) => value === MISSING)))
    return { entries: [], lists: [] };
  const lists = index.fields.filter((_, position) => parts[position]?.multi).map((field) => field.path);
  if (lists.length > 1) throw new Fault(171, `cannot index parallel arrays [${lists.join('] [')}]`);
  let entries: IndexEntry[] = [{ bytes: index.prefix, values: [] }];
  index.fields.forEach((field, position) => {
    const values = parts[position]?.values ?? [];
    entries = entries.flatMap((entry) =>
      values.map((value) => ({
        bytes: Buffer.concat([entry.bytes, encodePart(value, field.direction)]),
        values: [...entry.values, value],
      })),
    );
  });
  const distinct = new Map(entries.map((entry) => [entry.bytes.toString('latin1'), entry]));
  for (const entry of distinct.values()) {
    if (entry.bytes.length > MAX_KEY_BYTES) {
      throw new Fault(
        17280,
        `Index key for ${index.name} is too large: ${entry.bytes.length} bytes, at most ${MAX_KEY_BYTES}`,
      );
    }
  }
  return { entries: [...distinct.values()], lists };
}

/** Returns the stored key: the entry followed by the record number. */
export function entryKey(entry: IndexEntry, record: number): Buffer {
  const key = Buffer.alloc(entry.bytes.length + RECORD_BYTES);
  entry.bytes.copy(key);
  key.writeUIntBE(record, entry.bytes.length, RECORD_BYTES);
  return key;
}

export const recordOf = (key: Buffer): number => key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);

/** Throws Fault 11000 if another record already has one of these keys. */
export function checkUnique(
  storage: Tables,
  collection: Collection,
  index: Index,
  entries: IndexEntry[],
  own?: number,
): void {
  for (const entry of entries) {
    const taken = [...storage.indexes.getKeys({ start: entry.bytes, end: successor(entry.bytes), limit: 2 })];
    if (taken.some((key) => recordOf(key) !== own)) throw duplicateKey(collection, index, entry);
  }
}

function duplicateKey(collection: Collection, index: Index, entry: IndexEntry): Fault {
  const keyValue = Object.fromEntries(index.fields.map((field, at) => [field.path, shown(entry.values[at])]));
  const text = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
  return new Fault(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${text.join(', ')} }`,
    { keyPattern: index.key, keyValue },
  );
}

const shown = (value: unknown) =>
  value === MISSING || value === EMPTY || value === undefined ? null : value;
