import type { Random } from '@/dev/sample/random';
import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';
import { endOfDayIn } from '@/lib/platform/format/days-left';
import {
  COLUMN_FILTERS,
  type ColumnFilter,
  type IndexedListing,
  type PackedIndex,
} from '@/lib/search/engine/packed-index';
import { searchListings } from '@/lib/search/engine/search-listings';
import { FILTER_VALUES, FILTERS, type FilterName } from '@/lib/search/engine/search-names';
import { readSearch } from '@/lib/search/engine/search-schema';
import { stemOf } from '@/lib/search/engine/stem';

/** A listing's values for each filter, and the words that it contains. */
type Row = Record<FilterName, readonly string[]> & { deadline: number; says: ReadonlySet<string> };

type Asked = { words: string[] } & Partial<Record<FilterName, readonly (string | number)[]>>;

interface Counts {
  total: number;
  /** Counts by filter and value, such as "county Lamu". */
  facets: Record<string, number>;
  /** The total if this filter is removed. */
  without: Partial<Record<FilterName, number>>;
}

const add = (counts: Record<string, number>, name: FilterName, value: string, count = 1): void => {
  counts[`${name} ${value}`] = (counts[`${name} ${value}`] ?? 0) + count;
};

/** Counts listings by reading each of them, to verify the counts of an index. */
export class Recount {
  readonly #rows: Row[] = [];

  constructor(
    private readonly words: readonly string[],
    private readonly now: Date,
  ) {}

  add({ text, deadline, ...listing }: IndexedListing): void {
    const stems = new Set(
      Object.values(text).flatMap((part) => (part.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOf)),
    );
    const closing = FILTER_VALUES.closing.filter((days) => deadline <= endOfDayIn(days, this.now).getTime());
    const values = COLUMN_FILTERS.map((name) => [name, [listing[name] ?? []].flat().map(String)]);
    const said = Object.fromEntries(values) as Record<ColumnFilter, string[]>;
    this.#rows.push({
      ...said,
      closing: closing.map(String),
      deadline,
      says: new Set(this.words.filter((word) => stems.has(stemOf(word)))),
    });
  }

  /** Returns a random search with words and filters, some with several values. */
  question(random: Random): Asked {
    const some = <T>(part: number, values: readonly T[], most: number) =>
      random.between(0, part) === 0 ? random.some(values, random.between(1, most)) : undefined;
    return {
      words: some(1, this.words, 2) ?? [],
      industry: some(3, INDUSTRY_IDS, 4),
      county: some(2, COUNTIES.slice(0, 6), 3),
      kind: some(3, KINDS, 2),
      pay: some(3, FILTER_VALUES.pay, 1),
      remote: some(4, FILTER_VALUES.remote, 1),
      closing: some(4, FILTER_VALUES.closing, 1),
    };
  }

  /** Returns the total and, for each filter, the count of each value with only the other filters applied. */
  count({ words, ...filters }: Asked): Counts {
    const counts: Counts = { total: 0, facets: {}, without: {} };
    const besides: Partial<Record<FilterName, number>> = {};
    const wanted = FILTERS.map((name) => filters[name]?.map(String));
    for (const row of this.#rows) {
      if (row.deadline <= this.now.getTime() || !words.every((word) => row.says.has(word))) continue;
      const failed = FILTERS.filter(
        (name, at) => wanted[at] && !row[name].some((value) => wanted[at]?.includes(value)),
      );
      const [only] = failed;
      if (only === undefined) counts.total += 1;
      else if (failed.length === 1) besides[only] = (besides[only] ?? 0) + 1;
      for (const name of failed.length === 0 ? FILTERS : failed.length === 1 ? failed : [])
        for (const value of row[name]) add(counts.facets, name, value);
    }
    for (const [at, name] of FILTERS.entries())
      if (wanted[at]) counts.without[name] = counts.total + (besides[name] ?? 0);
    return counts;
  }

  /** Returns the index's counts, or undefined if the results match only most of the words. */
  countBy(index: PackedIndex, { words, ...filters }: Asked): Counts | undefined {
    const q = words.map((word) => `"${word}"`).join(' ');
    const { total, facets, read, without } = searchListings(index, readSearch({ q, ...filters }), this.now);
    if (read.most) return undefined;
    const { q: _, ...ofFilters } = without;
    const counts: Counts = { total, facets: {}, without: ofFilters };
    for (const name of FILTERS)
      for (const { value, count } of facets[name])
        if (count > 0) add(counts.facets, name, String(value), count);
    return counts;
  }
}
