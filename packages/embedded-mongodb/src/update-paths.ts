import { isDocument, type Document } from './codec';
import { Fault } from './errors';
import { matches, type Filter } from './filter';
import { MISSING } from './key-encoding';
import { isIndex, member, setMember } from './paths';

/** Returns the value at a concrete dotted path, with array elements addressed by index. */
export function getAt(document: Document, path: string[]): unknown {
  let value: unknown = document;
  for (const segment of path) {
    if (isDocument(value)) value = member(value, segment);
    else if (Array.isArray(value) && isIndex(segment) && Number(segment) < value.length)
      value = value[Number(segment)];
    else return MISSING;
  }
  return value;
}

/** Compares paths in MongoDB's update order: part by part, with indexes as numbers and names as strings. */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  const at = left.findIndex((part, index) => part !== right[index]);
  const [one = '', other = ''] = [left[at], right[at]];
  if (at < 0) return left.length - right.length;
  if (isIndex(one) && isIndex(other)) return Number(one) - Number(other);
  return one < other ? -1 : 1;
}

const MOST_PADDING = 1_500_000;

/** Sets the value at a concrete path, and creates documents on the way. Throws Fault 28 if a scalar is in the way. */
export function setAt(document: Document, path: string[], value: unknown): void {
  let holder: unknown = document;
  path.forEach((segment, at) => {
    const last = at === path.length - 1;
    if (isDocument(holder)) {
      if (last) return setMember(holder, segment, value);
      if (member(holder, segment) === MISSING) setMember(holder, segment, {});
      holder = holder[segment];
    } else if (Array.isArray(holder) && isIndex(segment)) {
      const position = Number(segment);
      if (position > holder.length + MOST_PADDING)
        throw new Fault(2, `can't backfill more than ${MOST_PADDING} elements`);
      while (holder.length < position) holder.push(null);
      if (last) holder[position] = value;
      else if (position === holder.length) holder.push({});
      holder = holder[position];
    } else {
      throw new Fault(
        28,
        `Cannot create field '${segment}' in element {${path[at - 1] ?? ''}: ${JSON.stringify(holder)}}`,
      );
    }
  });
}

/** Removes the value at a concrete path. In an array, replaces it with null. */
export function removeAt(document: Document, path: string[]): void {
  const holder = getAt(document, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (isDocument(holder)) Reflect.deleteProperty(holder, last);
  else if (Array.isArray(holder) && isIndex(last) && Number(last) < holder.length)
    holder[Number(last)] = null;
}

export interface Positions {
  /** The filter that matched the document, for `$`. */
  filter?: Filter;
  /** For `$[identifier]`: filters on `{ identifier: element }`. */
  arrayFilters: Map<string, Filter>;
}

/** Returns the concrete paths in a document for a path with `$`, `$[]` and `$[identifier]`. */
export function expandPath(document: Document, path: string, positions: Positions): string[][] {
  let concrete: string[][] = [[]];
  for (const segment of path.split('.')) {
    if (!segment.startsWith('$')) concrete = concrete.map((start) => [...start, segment]);
    else
      concrete = concrete.flatMap((start) =>
        membersFor(document, start, segment, positions).map((index) => [...start, String(index)]),
      );
  }
  return concrete;
}

function membersFor(document: Document, start: string[], segment: string, positions: Positions): number[] {
  const list = getAt(document, start);
  const at = start.join('.');
  if (segment === '$') {
    const found =
      Array.isArray(list) && positions.filter
        ? matchedMember(document, start, list, positions.filter)
        : undefined;
    if (found === undefined)
      throw new Fault(2, 'The positional operator did not find the match needed from the query.');
    return [found];
  }
  if (!Array.isArray(list))
    throw new Fault(2, `The path '${at}' must exist in the document in order to apply array updates.`);
  if (segment === '$[]') return list.map((_, index) => index);
  const identifier = segment.slice(2, -1);
  const filter = positions.arrayFilters.get(identifier);
  if (!filter || !/^\$\[[a-z][a-zA-Z0-9]*\]$/.test(segment))
    throw new Fault(2, `No array filter found for identifier '${identifier}' in path '${at}.${segment}'`);
  return list.flatMap((item, index) => (matches(filter, { [identifier]: item }) ? [index] : []));
}

/** Finds the first element that would satisfy the filter's conditions on the array if it were the only one. */
function matchedMember(
  document: Document,
  path: string[],
  list: unknown[],
  filter: Filter,
): number | undefined {
  const conditions = (filter.kind === 'and' ? filter.parts : [filter]).filter((part) => mentions(part, path));
  if (conditions.length === 0) return undefined;
  const index = list.findIndex((item) => {
    const alone = withValue(document, path, [item]);
    return conditions.every((condition) => matches(condition, alone));
  });
  return index < 0 ? undefined : index;
}

function mentions(filter: Filter, path: string[]): boolean {
  if (filter.kind === 'field') return path.every((segment, at) => filter.segments[at] === segment);
  if (filter.kind === 'not') return mentions(filter.part, path);
  return filter.parts.some((part) => mentions(part, path));
}

function withValue(holder: Document, [first = '', ...rest]: string[], value: unknown): Document {
  const below = holder[first];
  return {
    ...holder,
    [first]: rest.length === 0 ? value : isDocument(below) ? withValue(below, rest, value) : below,
  };
}
