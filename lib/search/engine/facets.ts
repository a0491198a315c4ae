import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, COLUMN_FILTERS, type ColumnFilter, type Columns } from './packed-index';
import { FILTER_VALUES, type FilterName } from './search-names';

/** A facet value and its exact count. */
export interface FacetValue {
  value: string | number;
  count: number;
}

export type Facets = Record<FilterName, FacetValue[]>;

const CLOSINGS = FILTER_VALUES.closing;

type Counts = Record<ColumnFilter, Uint32Array>;

/** Counts listings by filter value, and by how soon they close. */
export class FacetCounter {
  readonly #columns: Columns;
  readonly #counts = Object.fromEntries(COLUMN_FILTERS.map((name) => [name, new Uint32Array(256)])) as Counts;
  readonly #ends: Float64Array;
  readonly #closing = new Uint32Array(CLOSINGS.length);

  constructor(columns: Columns, now: Date) {
    this.#columns = columns;
    this.#ends = Float64Array.from(CLOSINGS, (days) => endOfDayIn(days, now).getTime());
  }

  add(filter: FilterName, documents: Uint32Array): void {
    const columns = this.#columns;
    if (filter === 'closing') countClosing(this.#closing, columns.deadline, this.#ends, documents);
    else countValues(this.#counts[filter], columns[filter], documents);
  }

  /** Returns the values with their counts. Omits values without listings, except for deadlines. */
  facets(): Facets {
    const values = COLUMN_FILTERS.map((name) => [
      name,
      FILTER_VALUES[name]
        .map((value) => ({ value, count: this.#counts[name][codeOf(name, value)] ?? 0 }))
        .filter(({ count }) => count > 0),
    ]);
    const closing = CLOSINGS.map((value, at) => ({ value, count: this.#closing[at] ?? 0 }));
    return { ...Object.fromEntries(values), closing } as Facets;
  }
}

/** Counts one column in a tight loop, because there may be as many documents as listings. */
function countValues(counts: Uint32Array, column: Uint8Array, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at++) {
    const value = column[documents[at] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function countClosing(
  counts: Uint32Array,
  deadlines: Float64Array,
  ends: Float64Array,
  documents: Uint32Array,
): void {
  for (const [which, end] of ends.entries()) {
    let count = 0;
    for (let at = 0; at < documents.length; at++)
      count += Number((deadlines[documents[at] ?? 0] ?? 0) <= end);
    counts[which] = (counts[which] ?? 0) + count;
  }
}
