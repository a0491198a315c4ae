import type { FilterValues } from '@/models/search-filters';
import type { ListingText } from './listing-text';
import { MAX_DOCUMENTS, type Postings } from './postings';
import { FILTER_VALUES, FILTERS, type FilterName } from './search-names';
import { NO_SYNONYMS } from './synonyms';
import { Terms } from './terms';
import type { Vocabulary } from './vocabulary';

export type ColumnFilter = Exclude<FilterName, 'closing'>;
export const COLUMN_FILTERS = FILTERS.filter((name) => name !== 'closing');

/** The data by which a listing is searched, filtered and sorted. Times are in milliseconds since 1970. */
export interface IndexedListing extends Partial<{ [Name in ColumnFilter]: FilterValues[Name] | null }> {
  id: string;
  text: ListingText;
  /** Monthly pay in KES, or 0 if not stated. */
  amount: number;
  deadline: number;
  createdAt: number;
}

const START = 1_024;
/** Rebuilds the index once empty slots outnumber listings by this many. */
const MAX_EMPTY = 10_000;

type FilterColumns = Record<ColumnFilter, Uint8Array<ArrayBuffer>>;

/** Each filter value is stored as a small number; 0 means none. */
function emptyColumns(size: number) {
  return {
    alive: new Uint8Array(size),
    ...(Object.fromEntries(COLUMN_FILTERS.map((name) => [name, new Uint8Array(size)])) as FilterColumns),
    titleLength: new Uint8Array(size),
    amount: new Float64Array(size),
    deadline: new Float64Array(size),
    createdAt: new Float64Array(size),
  };
}
export type Columns = ReturnType<typeof emptyColumns>;

const CODES = new Map(
  COLUMN_FILTERS.flatMap((name) => FILTER_VALUES[name].map((value, at) => [`${name} ${value}`, at + 1])),
);

export const codeOf = (filter: ColumnFilter, value: string | number | null = null): number =>
  CODES.get(`${filter} ${value}`) ?? 0;

/**
 * The open listings in typed arrays: postings of words, and columns to filter and sort by. A changed listing gets a new number,
 * and its old slot stays empty until the index is rebuilt.
 */
export class PackedIndex {
  columns = emptyColumns(START);
  synonyms = NO_SYNONYMS;
  readonly ids: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #terms = new Terms();
  #version = 0;

  /** Changes with every listing that is added, changed or removed. */
  get version(): number {
    return this.#version;
  }

  /** The number of slots, including empty ones. */
  get length(): number {
    return this.ids.length;
  }

  /** The number of listings, including those that have closed since the last `removeClosed`. */
  get size(): number {
    return this.#numbers.size;
  }

  get bytes(): number {
    let { bytes } = this.#terms;
    for (const column of Object.values(this.columns)) bytes += column.byteLength;
    return bytes;
  }

  get vocabulary(): Vocabulary {
    return this.#terms.vocabulary;
  }

  /** Returns the listings that contain a stem, or undefined if none ever did. */
  postings(stem: string): Postings | undefined {
    return this.#terms.postings(stem);
  }

  get isMostlyEmpty(): boolean {
    return this.length > 2 * this.size + MAX_EMPTY;
  }

  removeClosed(now: Date): void {
    const { deadline } = this.columns;
    for (const [id, number] of this.#numbers) if ((deadline[number] ?? 0) <= now.getTime()) this.remove(id);
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.columns.alive[number] = 0;
    this.#numbers.delete(id);
    this.#version++;
  }

  set(listing: IndexedListing): void {
    this.remove(listing.id);
    const number = this.ids.length;
    if (number >= MAX_DOCUMENTS) throw new RangeError('the search index has no numbers left');
    if (number === this.columns.alive.length) this.#grow();
    this.ids.push(listing.id);
    this.#numbers.set(listing.id, number);
    this.#version++;
    this.#fill(number, listing, this.#terms.add(number, listing.text));
  }

  #fill(number: number, listing: IndexedListing, titleLength: number): void {
    const { columns } = this;
    columns.alive[number] = 1;
    for (const name of COLUMN_FILTERS) columns[name][number] = codeOf(name, listing[name]);
    columns.titleLength[number] = Math.min(titleLength, 255);
    columns.amount[number] = listing.amount;
    columns.deadline[number] = listing.deadline;
    columns.createdAt[number] = listing.createdAt;
  }

  #grow(): void {
    const grown = emptyColumns(this.columns.alive.length * 2);
    for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(this.columns[name]);
    this.columns = grown;
  }
}
