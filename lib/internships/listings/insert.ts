import type { HydratedDocument, Types } from 'mongoose';
import { Slices } from '@/lib/platform/core/slices';
import { duplicateField, isDuplicate } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { fingerprintOf } from './fingerprint';
import { invalidateListing } from './invalidate-listing';
import type { InternshipFields } from './schemas';
import { featuredSlug } from './featured-slug';
import { pageSlugCandidates } from './slugs';

type Origin = Pick<InternshipRecord, '_id' | 'createdBy'> &
  Partial<
    Pick<InternshipRecord, 'employer' | 'postedBy' | 'submissionRef' | 'importKey' | 'publishAt' | 'hiddenAt'>
  >;

export interface NewListing {
  fields: InternshipFields;
  origin: Origin;
}

const named = ({ fields, origin }: NewListing) => ({
  ...fields,
  ...origin,
  featuredSlug: featuredSlug(fields),
  fingerprint: fingerprintOf(fields),
});

type NewDocument = HydratedDocument<InternshipRecord>;

/**
 * Runs `steps` in one transaction with a new listing that has the best available slug. `storeListing` is one of the steps.
 * Expects validated fields. Returns the result of `steps`.
 */
export function withNewListing<T>(
  fields: InternshipFields,
  origin: Origin,
  steps: (listing: NewDocument) => Promise<T>,
): Promise<T> {
  const listing = named({ fields, origin });
  return withFreeSlug(fields, origin._id, (slug) =>
    withTransaction(() => steps(new InternshipModel({ ...listing, slug }))),
  );
}

/** Stores a new listing. Invalidates the pages that list it after the commit. */
export async function storeListing(listing: NewDocument): Promise<InternshipRecord> {
  const created = await listing.save();
  invalidateListing(created);
  return created.toObject();
}

/** Milliseconds of work before yielding to the event loop. */
const SLICE = 1;

const MAX_TRIES = 5;

/**
 * Publishes many listings in one transaction, all or none. Returns them in order, with null for each import key that already
 * exists. `alongside` runs in the same transaction, with the result.
 */
export async function insertInternships(
  listings: readonly NewListing[],
  alongside: (records: readonly (InternshipRecord | null)[]) => Promise<void>,
): Promise<(InternshipRecord | null)[]> {
  const slices = new Slices(SLICE);
  const withNames: Named[] = [];
  for (const listing of listings) {
    withNames.push(named(listing));
    await slices.pause();
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTransaction(async () => {
        const records = await insertNew(withNames);
        await alongside(records);
        return records;
      });
    } catch (error) {
      if (!isDuplicate(error) || tries === MAX_TRIES) throw error;
    }
  }
}

type Named = ReturnType<typeof named>;

async function insertNew(listings: readonly Named[]): Promise<(InternshipRecord | null)[]> {
  const imported = await importedAmong(listings.flatMap(({ importKey }) => importKey ?? []));
  const slugs = await freeSlugs(listings);
  const slices = new Slices(SLICE);
  const documents = [];
  for (const [at, listing] of listings.entries()) {
    const isThere = listing.importKey !== undefined && imported.has(listing.importKey);
    documents.push(isThere ? null : new InternshipModel({ ...listing, slug: slugs[at] }));
    await slices.pause();
  }
  await InternshipModel.insertMany(documents.filter((document) => document !== null));
  for (const document of documents) if (document) invalidateListing(document);
  return documents.map((document) => document?.toObject() ?? null);
}

async function importedAmong(importKeys: readonly string[]): Promise<Set<string | undefined>> {
  if (importKeys.length === 0) return new Set();
  return new Set(await InternshipModel.distinct('importKey', { importKey: { $in: importKeys } }));
}

const placeOf = (industryId: number, slug: string): string => `${industryId}/${slug}`;

async function freeSlugs(listings: readonly Named[]): Promise<(string | undefined)[]> {
  const wanted = listings.map((listing) => ({
    industryId: listing.industryId,
    slugs: pageSlugCandidates(listing, listing._id.toHexString()),
  }));
  const taken = new Set<string>();
  for (const industryId of new Set(wanted.map((one) => one.industryId))) {
    const slugs = wanted.flatMap((one) => (one.industryId === industryId ? one.slugs : []));
    const found = await InternshipModel.distinct('slug', { industryId, slug: { $in: slugs } });
    for (const slug of found) taken.add(placeOf(industryId, slug));
  }
  return wanted.map(({ industryId, slugs }) => {
    const free = slugs.find((slug) => !taken.has(placeOf(industryId, slug)));
    if (free !== undefined) taken.add(placeOf(industryId, free));
    return free;
  });
}

/**
 * Calls `write` with slugs, best first, until one is free. If `write` is a transaction, call this outside any other: a duplicate
 * key aborts its transaction.
 */
export async function withFreeSlug<T>(
  listing: { company: string; title: string },
  id: Types.ObjectId,
  write: (slug: string) => Promise<T>,
): Promise<T> {
  const candidates = pageSlugCandidates(listing, id.toHexString());
  for (const slug of candidates) {
    try {
      return await write(slug);
    } catch (error) {
      if (duplicateField(error) !== 'slug') throw error;
    }
  }
  throw new Error(`every address of listing ${id.toHexString()} is taken`);
}
