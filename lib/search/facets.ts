import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, type ColumnFilter } from './filter-tests';
import type { Columns } from './packed-index';
import { FILTER_VALUES, FILTERS, type FilterName } from './search-names';

/** A value to narrow by and exactly how many listings there are with it. */
export interface FacetValue {
  value: string | number;
  count: number;
}

export type Facets = Record<FilterName, FacetValue[]>;

const CLOSINGS = FILTER_VALUES.closing;

const COLUMN_FILTERS = FILTERS.filter((name) => name !== 'closing');

type Counts = Record<ColumnFilter, Uint32Array>;

/** Counts listings by the values of the filters: the code of each value, and closing days by how soon they are. */
export class FacetCounter {
  readonly #columns: Columns;
  readonly #counts: Counts = {
    industry: new Uint32Array(256),
    county: new Uint32Array(256),
    kind: new Uint32Array(256),
    pay: new Uint32Array(256),
    remote: new Uint32Array(256),
  };
  readonly #ends: Float64Array;
  readonly #closing = new Uint32Array(CLOSINGS.length);

  constructor(columns: Columns, now: Date) {
    this.#columns = columns;
    this.#ends = Float64Array.from(CLOSINGS, (days) => endOfDayIn(days, now).getTime());
  }

  /** Counts a listing for one filter. */
  add(filter: FilterName, document: number): void {
    if (filter === 'closing') this.#addClosing(document);
    else increment(this.#counts[filter], this.#columns[filter][document] ?? 0);
  }

  /** Counts a listing for every filter. One line each: this runs for every listing there is. */
  addToAll(document: number): void {
    const counts = this.#counts;
    const columns = this.#columns;
    increment(counts.industry, columns.industry[document] ?? 0);
    increment(counts.county, columns.county[document] ?? 0);
    increment(counts.kind, columns.kind[document] ?? 0);
    increment(counts.pay, columns.pay[document] ?? 0);
    increment(counts.remote, columns.remote[document] ?? 0);
    this.#addClosing(document);
  }

  #addClosing(document: number): void {
    const deadline = this.#columns.deadline[document] ?? 0;
    // The latest first: most listings close after all of them.
    for (let at = this.#ends.length - 1; at >= 0 && deadline <= (this.#ends[at] ?? 0); at--)
      increment(this.#closing, at);
  }

  /** The values some listing has, each with how many; of closing days all. */
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

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
