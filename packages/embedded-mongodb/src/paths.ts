import { isDocument, type Document } from './codec';
import { MISSING } from './key-encoding';

export const isIndex = (segment: string): boolean => /^(0|[1-9]\d*)$/.test(segment);

/** A member of its own, never one of the prototype's; MISSING if it is not there. */
export function member(document: Document, key: string): unknown {
  return Object.hasOwn(document, key) ? document[key] : MISSING;
}

/** Sets a member, also one with the name of a prototype's accessor. */
export function setMember(document: Document, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(document, key, { value, enumerable: true, configurable: true, writable: true });
  } else document[key] = value;
}

/**
 * Calls `visit` with what a dotted path leads to, going into the documents of lists on the way, until it answers
 * true. A missing field is visited as MISSING; members of a list that are no documents are passed over.
 */
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

/** All values a filter or an index sees under a path: the members of lists, EMPTY for a list without any. */
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
