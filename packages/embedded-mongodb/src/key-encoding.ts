import { Binary, BSONRegExp, DBRef, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isDocument } from './codec';
import { refuse } from './errors';

/**
 * Encodes BSON values as bytes in sort order: comparing two encodings compares the values as MongoDB does. Index keys, sorting, equality,
 * ranges, groups and $in all use it. Each encoding is self-terminating, so concatenated encodings form a compound key.
 */

/** Stands for a missing field. */
export const MISSING = Symbol('missing');

/** The first byte of an encoding, in MongoDB's canonical order of types. */
export const TYPE = {
  minKey: 1,
  emptyArray: 2,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  maxKey: 127,
} as const;

let buffer = Buffer.allocUnsafe(4096);
let at = 0;

function room(bytes: number): void {
  if (at + bytes <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
}

function byte(value: number): void {
  room(1);
  buffer[at++] = value;
}

function text(value: string): void {
  room(value.length * 6 + 2);
  if (!value.includes('\0')) at += buffer.write(value, at, 'utf8');
  else {
    for (const unit of Buffer.from(value, 'utf8')) {
      buffer[at++] = unit;
      if (unit === 0) buffer[at++] = 255;
    }
  }
  buffer[at++] = 0;
  buffer[at++] = 0;
}

function double(value: number, residual = 0): void {
  room(10);
  if (Number.isNaN(value)) {
    buffer.fill(0, at, at + 8);
    at += 8;
    return;
  }
  buffer.writeDoubleBE(value === 0 ? 0 : value, at);
  const first = buffer[at] ?? 0;
  if (first & 0x80) for (let i = 0; i < 8; i++) buffer[at + i] = ~(buffer[at + i] ?? 0);
  else buffer[at] = first | 0x80;
  at += 8;
  // If doubles are more than 1 apart, the difference from the nearest double orders a 64-bit integer.
  if (Math.abs(value) >= 2 ** 53 && Number.isFinite(value)) at = buffer.writeUInt16BE(residual + 0x8000, at);
}

function long(value: bigint): void {
  const nearest = Number(value);
  double(nearest, Number(value - BigInt(nearest)));
}

function bytes(value: Uint8Array): void {
  room(value.length);
  buffer.set(value, at);
  at += value.length;
}

function members(value: Record<string, unknown>): void {
  for (const key of Object.keys(value)) {
    const start = at;
    write(value[key]);
    // MongoDB compares a field by type, then name, then value. The type byte is already written.
    const body = Buffer.from(buffer.subarray(start + 1, at));
    at = start + 1;
    text(key);
    bytes(body);
  }
  byte(0);
}

function write(value: unknown): void {
  if (typeof value === 'string') {
    byte(TYPE.string);
    text(value);
  } else if (typeof value === 'number') {
    byte(TYPE.number);
    double(value);
  } else if (value === null || value === undefined || value === MISSING) byte(TYPE.null);
  else if (typeof value === 'boolean') {
    byte(TYPE.boolean);
    byte(value ? 1 : 0);
  } else if (value instanceof ObjectId) {
    byte(TYPE.objectId);
    bytes(value.id);
  } else if (value instanceof Date) {
    byte(TYPE.date);
    double(value.getTime());
  } else if (value instanceof Int32 || value instanceof Double) {
    byte(TYPE.number);
    double(value.value);
  } else if (value instanceof Timestamp) {
    byte(TYPE.timestamp);
    room(8);
    at = buffer.writeBigUInt64BE(BigInt.asUintN(64, value.toBigInt()), at);
  } else if (value instanceof Long || typeof value === 'bigint') {
    byte(TYPE.number);
    long(typeof value === 'bigint' ? value : value.toBigInt());
  } else if (Array.isArray(value)) {
    byte(TYPE.array);
    value.forEach(write);
    byte(0);
  } else if (isDocument(value)) {
    byte(TYPE.object);
    members(value);
  } else writeRare(value);
}

function writeRare(value: unknown): void {
  if (value instanceof Uint8Array || value instanceof Binary) {
    const binary = value instanceof Binary ? value : new Binary(value);
    byte(TYPE.binary);
    room(5);
    at = buffer.writeUInt32BE(binary.length(), at);
    byte(binary.sub_type);
    bytes(binary.value());
  } else if (value instanceof BSONRegExp || value instanceof RegExp) {
    byte(TYPE.regex);
    text(value instanceof RegExp ? value.source : value.pattern);
    text(value instanceof RegExp ? value.flags : value.options);
  } else if (value instanceof DBRef) {
    byte(TYPE.object);
    members({
      $ref: value.collection,
      $id: value.oid,
      ...(value.db ? { $db: value.db } : {}),
      ...value.fields,
    });
  } else if (value instanceof MinKey) byte(TYPE.minKey);
  else if (value instanceof MaxKey) byte(TYPE.maxKey);
  else refuse(`Comparing or indexing a value of the type ${Object(value)._bsontype ?? typeof value}`);
}

/** Throws a Fault for Decimal128 and code, which can be stored but not compared. */
export function encodeKey(value: unknown): Buffer {
  at = 0;
  write(value);
  return Buffer.from(buffer.subarray(0, at));
}

/** An empty array in an index or a sort: comes before null. */
export const EMPTY_ARRAY_KEY = Buffer.of(TYPE.emptyArray);

/** Compares a value with an encoded one without allocating an encoding. */
export function compareWithKey(value: unknown, key: Buffer): number {
  at = 0;
  write(value);
  return Buffer.compare(buffer.subarray(0, at), key);
}

export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && a - b) return a - b;
  return compareWithKey(a, encodeKey(b));
}

export function typeByte(value: unknown): number {
  if (typeof value === 'string') return TYPE.string;
  if (typeof value === 'number' || value instanceof Int32 || value instanceof Double) return TYPE.number;
  if (value === null || value === undefined || value === MISSING) return TYPE.null;
  if (Array.isArray(value)) return TYPE.array;
  if (value instanceof Date) return TYPE.date;
  if (value instanceof ObjectId) return TYPE.objectId;
  if (isDocument(value)) return TYPE.object;
  at = 0;
  write(value);
  return buffer[0] ?? 0;
}

/** Inverts every byte: the encoding for a descending field. */
export function inverted(key: Buffer): Buffer {
  const result = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) result[i] = ~(key[i] ?? 0);
  return result;
}

/** Returns the first key after all keys with this prefix. */
export function successor(key: Buffer): Buffer {
  let end = key.length;
  while (end > 0 && key[end - 1] === 255) end--;
  if (end === 0) return Buffer.alloc(key.length + 1, 255);
  const next = Buffer.from(key.subarray(0, end));
  next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
}
