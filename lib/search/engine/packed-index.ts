import { COUNTIES, KINDS, type County, type Kind, type StipendKind } from '@/lib/platform/core/vocabulary';
import type { ListingText } from './listing-text';
import { MAX_DOCUMENTS, type Postings } from './postings';
import { NO_SYNONYMS } from './synonyms';
import { Terms } from './terms';
import type { Vocabulary } from './vocabulary';

/** A listing as it is searched, filtered and sorted. Times in milliseconds since 1970. */
export interface IndexedListing {
  id: string;
  text: ListingText;
  industryId: number;
  county: County | null;
  kind: Kind;
  pay: StipendKind;
  /** KES a month, 0 if none is stated. */
  amount: number;
  remote: boolean;
  deadline: number;
  createdAt: number;
}

const START = 1_024;
/** Empty slots, beyond as many as there are listings, that make rebuilding worthwhile. */
const MAX_EMPTY = 10_000;
const PAY_CODES: Record<StipendKind, number> = { 'not stated': 0, paid: 1, unpaid: 2 };

/** A filter value is a small number, 0 for none. */
function emptyColumns(size: number) {
  return {
    alive: new Uint8Array(size),
    industry: new Uint8Array(size),
    county: new Uint8Array(size),
    kind: new Uint8Array(size),
    pay: new Uint8Array(size),
    remote: new Uint8Array(size),
    titleLength: new Uint8Array(size),
    amount: new Float64Array(size),
    deadline: new Float64Array(size),
    createdAt: new Float64Array(size),
  };
}
export type Columns = ReturnType<typeof emptyColumns>;

export const codes = {
  industry: (id: number): number => id,
  county: (county: County | null): number => (county ? COUNTIES.indexOf(county) + 1 : 0),
  kind: (kind: Kind): number => KINDS.indexOf(kind) + 1,
  pay: (pay: StipendKind): number => PAY_CODES[pay],
  remote: (remote: boolean): number => (remote ? 1 : 0),
};

/**
 * The open listings in typed arrays: postings of words, and columns to filter and sort by. A changed listing gets a new number; its old
 * slot stays empty until the index is rebuilt.
 */
export class PackedIndex {
  columns = emptyColumns(START);
  synonyms = NO_SYNONYMS;
  readonly ids: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #terms = new Terms();

  /** Numbers given, including empty slots. */
  get length(): number {
    return this.ids.length;
  }

  /** Listings, including those that closed since `removeClosed`. */
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

  /** The listings with a stem; undefined if none ever had it. */
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
  }

  set(listing: IndexedListing): void {
    this.remove(listing.id);
    const number = this.ids.length;
    if (number >= MAX_DOCUMENTS) throw new RangeError('the search index has no numbers left');
    if (number === this.columns.alive.length) this.#grow();
    this.ids.push(listing.id);
    this.#numbers.set(listing.id, number);
    this.#fill(number, listing, this.#terms.add(number, listing.text));
  }

  #fill(number: number, listing: IndexedListing, titleLength: number): void {
    const { columns } = this;
    columns.alive[number] = 1;
    columns.industry[number] = codes.industry(listing.industryId);
    columns.county[number] = codes.county(listing.county);
    columns.kind[number] = codes.kind(listing.kind);
    columns.pay[number] = codes.pay(listing.pay);
    columns.remote[number] = codes.remote(listing.remote);
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
