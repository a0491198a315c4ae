import type { Types } from 'mongoose';
import { INDEXED, indexedListing, type IndexedRecord } from '@/lib/internships/listings/indexed-listing';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { searchIndex } from '@/lib/internships/listings/search-index';
import { openFilter } from '@/lib/internships/listings/open-status';
import { Slices } from '@/lib/platform/core/slices';
import { TIME_LIMITS_MS } from '@/lib/platform/db/time-limits';
import { log } from '@/lib/platform/log/log';
import { matchAmong } from '@/lib/search/engine/match-among';
import { PackedIndex } from '@/lib/search/engine/packed-index';
import type { AlertRecord } from '@/models/alert';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { wordsAndFilters } from './mapper';

export interface NewListing extends Pick<
  InternshipRecord,
  '_id' | 'title' | 'company' | 'location' | 'stipend' | 'applicationDeadline'
> {
  path: string;
  createdAt: Date;
  employer: Types.ObjectId | null;
}

type Read = IndexedRecord & Pick<InternshipRecord, 'slug' | 'employer'>;

const LISTINGS_AT_ONCE = 400;

/** The open listings published between two times. Finds those that match an alert. */
export class NewListings {
  /** Listings published exactly at `from` are excluded; those at `until` are included. */
  readonly from: Date;
  readonly until: Date;
  readonly #now: Date;
  readonly #all: PackedIndex;
  readonly #few = new PackedIndex();
  readonly #listings = new Map<string, NewListing>();
  readonly #found = new Map<string, readonly string[]>();

  private constructor(all: PackedIndex, times: { from: Date; until: Date; now: Date }) {
    this.#all = all;
    this.from = times.from;
    this.until = times.until;
    this.#now = times.now;
  }

  static async read(times: { from: Date; until: Date; now: Date }): Promise<NewListings> {
    const made = new NewListings(await searchIndex(), times);
    const slices = new Slices();
    const cursor = InternshipModel.collection.find<Read>(
      { ...openFilter(times.now), createdAt: { $gt: times.from, $lte: times.until } },
      {
        projection: { ...INDEXED, slug: 1, employer: 1 },
        sort: { createdAt: -1, _id: -1 },
        batchSize: LISTINGS_AT_ONCE,
        maxTimeMS: TIME_LIMITS_MS.command,
      },
    );
    for await (const record of cursor) {
      made.#tryToAdd(record);
      await slices.pause();
    }
    return made;
  }

  get size(): number {
    return this.#listings.size;
  }

  /** Skips and logs a listing with invalid data, so that the others are still e-mailed. */
  #tryToAdd(record: Read): void {
    try {
      this.#add(record);
    } catch (err) {
      log.warn({ err, listing: record._id.toHexString() }, 'invalid new listing left out of the alerts');
    }
  }

  #add(record: Read): void {
    const { _id, title, company, location, stipend, applicationDeadline, createdAt, employer } = record;
    this.#few.set(indexedListing(record));
    this.#listings.set(_id.toHexString(), {
      ...{ _id, title, company, location, stipend, applicationDeadline, createdAt },
      employer: employer ?? null,
      path: internshipPath(record),
    });
  }

  /** Returns the listings that match an alert and were not sent before. Evaluates the same search only once, even for several alerts. */
  of({ key, search, since }: Pick<AlertRecord, 'key' | 'search' | 'since'>): NewListing[] {
    const found = this.#found.get(key) ?? this.#match(search);
    this.#found.set(key, found);
    return found.flatMap((id) => {
      const listing = this.#listings.get(id);
      return listing && listing.createdAt > since ? [listing] : [];
    });
  }

  #match(search: AlertRecord['search']): string[] {
    if (this.size === 0) return [];
    const { employerId } = search;
    const ids = matchAmong({ all: this.#all, few: this.#few }, wordsAndFilters(search), this.#now);
    return employerId ? ids.filter((id) => this.#listings.get(id)?.employer?.equals(employerId)) : ids;
  }
}
