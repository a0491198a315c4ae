import { isDocument, type Document } from './codec';
import { MISSING } from './key-encoding';

export const isIndex = (segment: string): boolean => /^(0|[1-9]\d*)$/.test(segment);

/** Returns a document's own field, never one from its prototype; MISSING if there is none. */
export function member(document: Document, key: string): unknown {
  return Object.hasOwn(document, key) ? document[key] : MISSING;
}

/** Sets a field, even if its name is that of a prototype accessor. */
export function setMember(document: Document, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(document, key, { value, enumerable: true, configurable: true, writable: true });
  } else document[key] = value;
}

/** Visits the values at a path, including those in arrays, until `visit` returns true. A missing field is visited as MISSING. */
export function visitPath(
  value: unknown,
  segments: readonly string[],
  visit: (leaf: unknown) => boolean,
  from = 0,
): boolean {
  const segment = segments[from];
  if (segment === undefined) return visit(value);
  if (isDocument(value)) return visitPath(member(value, segment), segments, visit, from + 1);
  if (!Array.isArray(value)) return visit(MISSING);
  if (isIndex(segment) && Number(segment) < value.length) {
    if (visitPath(value[Number(segment)], segments, visit, from + 1)) return true;
  }
  return value.some((item) => isDocument(item) && visitPath(item, segments, visit, from));
}

/** Represents an empty array among the values that a filter or an index sees at a path. */
export const EMPTY = Symbol('empty list');

export function indexedValues(
  document: Document,
  segments: readonly string[],
): { values: unknown[]; multi: boolean } {
  const values: unknown[] = [];
  let multi = false;
  visitPath(document, segments, (leaf) => {
    if (Array.isArray(leaf)) {
      multi = true;
      values.push(...(leaf.length === 0 ? [EMPTY] : leaf));
    } else values.push(leaf);
    return false;
  });
  if (values.length === 0) return { values: [EMPTY], multi: true };
  return { values, multi: multi || values.length > 1 || passesList(document, segments) };
}

function passesList(document: Document, segments: readonly string[]): boolean {
  let value: unknown = document;
  for (const segment of segments) {
    if (Array.isArray(value)) return true;
    if (!isDocument(value)) return false;
    value = member(value, segment);
  }
  return Array.isArray(value);
}
