import { isDocument, type Document } from './codec';
import { encodeKey } from './key-encoding';

export interface Difference {
  updatedFields: Document;
  removedFields: string[];
  truncatedArrays: { field: string; newSize: number }[];
}

const same = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && encodeExactly(one).equals(encodeExactly(other));

/** Equal values may have different types: 1 and Long 1. */
function encodeExactly(value: unknown): Buffer {
  const type = (value as { _bsontype?: string } | null | undefined)?._bsontype ?? '';
  return Buffer.concat([Buffer.from(type), encodeKey(value)]);
}

function compare(before: unknown, after: unknown, path: string, into: Difference): void {
  if (isDocument(before) && isDocument(after)) compareFields(before, after, `${path}.`, into);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, into);
  else if (!same(before, after)) into.updatedFields[path] = after;
}

function compareFields(before: Document, after: Document, prefix: string, into: Difference): void {
  for (const name of Object.keys(before)) if (!(name in after)) into.removedFields.push(prefix + name);
  for (const [name, value] of Object.entries(after)) {
    if (name in before) compare(before[name], value, prefix + name, into);
    else into.updatedFields[prefix + name] = value;
  }
}

function compareLists(before: unknown[], after: unknown[], path: string, into: Difference): void {
  if (after.length < before.length) into.truncatedArrays.push({ field: path, newSize: after.length });
  for (const [at, value] of after.entries()) {
    if (at < before.length) compare(before[at], value, `${path}.${at}`, into);
    else into.updatedFields[`${path}.${at}`] = value;
  }
}

export function differenceOf(before: Document, after: Document): Difference {
  const into: Difference = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  compareFields(before, after, '', into);
  return into;
}
