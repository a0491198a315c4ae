import { asNumber, isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { EMPTY_ARRAY_KEY, encodeKey } from './key-encoding';
import { EMPTY, indexedValues } from './paths';
import { NATURAL, type SortPattern } from './planner';

/** Throws Fault 15974 or 15975 if it is invalid, 16410 for a path that starts with $. `natural` allows `{ $natural: 1 | -1 }`. */
export function parseSort(sort: unknown, natural = false): SortPattern {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw new Fault(14, 'sort must be an object');
  const entries = Object.entries(sort);
  if (natural && NATURAL in sort && entries.length > 1)
    throw new Fault(2, `Cannot include '${NATURAL}' in compound sort: ${Object.keys(sort).join(', ')}`);
  return entries.map(([path, given]) => {
    const direction = asNumber(given);
    if (isDocument(given)) refuse('$meta sorting');
    if (direction === undefined) throw new Fault(15974, `Illegal key in $sort specification: ${path}`);
    if (direction !== 1 && direction !== -1)
      throw new Fault(
        15975,
        `$sort key ordering must be 1 (for ascending) or -1 (for descending), got ${direction} for ${path}`,
      );
    if (path.startsWith('$') && !(natural && path === NATURAL))
      throw new Fault(16410, `FieldPath field names may not start with '$': ${path}`);
    return { path, direction };
  });
}

/** The sort keys of a document. An array is sorted by its smallest element if ascending, by its largest if descending. */
function sortKeys(document: Document, segments: { path: string[]; direction: 1 | -1 }[]): Buffer[] {
  return segments.map(({ path, direction }) => {
    const { values } = indexedValues(document, path);
    const keys = values.map((value) => (value === EMPTY ? EMPTY_ARRAY_KEY : encodeKey(value)));
    return keys.reduce((best, key) => (Buffer.compare(key, best) * direction < 0 ? key : best));
  });
}

/** Sorts items; ties keep their order. With `need`, keeps no more than that many in memory. */
export function sortItems<T>(
  items: Iterable<T>,
  sort: SortPattern,
  document: (item: T) => Document,
  need?: number,
): T[] {
  const segments = sort.map(({ path, direction }) => ({ path: path.split('.'), direction }));
  type Row = { item: T; keys: Buffer[]; order: number };
  const compare = (a: Row, b: Row) => {
    for (let i = 0; i < segments.length; i++) {
      const order = Buffer.compare(a.keys[i] ?? EMPTY_ARRAY_KEY, b.keys[i] ?? EMPTY_ARRAY_KEY);
      if (order !== 0) return order * (segments[i]?.direction ?? 1);
    }
    return a.order - b.order;
  };
  let rows: Row[] = [];
  let order = 0;
  for (const item of items) {
    rows.push({ item, keys: sortKeys(document(item), segments), order: order++ });
    if (need !== undefined && rows.length > 2 * need + 1000) rows = rows.sort(compare).slice(0, need);
  }
  rows.sort(compare);
  return (need === undefined ? rows : rows.slice(0, need)).map((row) => row.item);
}
