import { BSON, type DeserializeOptions } from 'bson';
import { Fault } from './errors';

export type Document = Record<string, unknown>;

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const EXACT: DeserializeOptions = {
  promoteValues: false,
  promoteLongs: false,
  bsonRegExp: true,
  fieldsAsRaw: { documents: true },
};
const PLAIN: DeserializeOptions = { bsonRegExp: true };

/** Encoded BSON, copied into a reply unchanged. */
export class Raw {
  constructor(readonly bytes: Uint8Array) {}
}

function decode(bytes: Uint8Array, options: DeserializeOptions): Document {
  try {
    return BSON.deserialize(bytes, options);
  } catch (error) {
    throw new Fault(22, `Invalid BSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const decodeExact = (bytes: Uint8Array): Document => decode(bytes, { ...EXACT, fieldsAsRaw: {} });

/** Like decodeExact, but leaves the elements of `documents` as bytes, so that an insert stores them unchanged. */
export const decodeCommand = (bytes: Uint8Array): Document => decode(bytes, EXACT);

/** Decodes BSON numbers as JavaScript numbers, for computation. */
export const decodePlain = (bytes: Uint8Array): Document => decode(bytes, PLAIN);

/** Throws if the document exceeds 16 MiB, as MongoDB does. */
export function encodeDocument(document: Document): Buffer {
  const bytes = BSON.serialize(document, { ignoreUndefined: false });
  checkSize(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function checkSize(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) {
    throw new Fault(
      10334,
      `BSONObj size: ${bytes.byteLength} is invalid. Size must be between 0 and 16793600(16MB)`,
    );
  }
}

/** Whether the value is an embedded document: neither an array nor another BSON value type. */
export function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (value instanceof Date || value instanceof Uint8Array || value instanceof RegExp) return false;
  return !('_bsontype' in value);
}

export function encodeReply(reply: Document): Buffer {
  return wrap(Object.entries(reply).flatMap(([key, value]) => encodeField(key, value)));
}

function encodeField(key: string, value: unknown): Uint8Array[] {
  if (value === undefined) return [];
  if (value instanceof Raw) return [head(0x03, key), value.bytes];
  if (Array.isArray(value)) {
    return [head(0x04, key), wrap(value.flatMap((item, index) => encodeField(String(index), item ?? null)))];
  }
  if (isDocument(value)) return [head(0x03, key), encodeReply(value)];
  return [BSON.serialize({ [key]: value }).subarray(4, -1)];
}

const head = (type: number, key: string) => Buffer.from(`${String.fromCharCode(type)}${key}\0`, 'utf8');

function wrap(parts: Uint8Array[]): Buffer {
  const length = Buffer.alloc(4);
  const whole = Buffer.concat([length, ...parts, Buffer.of(0)]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}

/** Returns the value of any BSON number type; undefined for anything else. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return undefined;
  if (value._bsontype === 'Int32' || value._bsontype === 'Double') return Number(value);
  if (value._bsontype === 'Long') return Number(value.toString());
  return undefined;
}
