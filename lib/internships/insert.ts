import { mongo, type HydratedDocument, type Types } from 'mongoose';
import { duplicateField, DUPLICATE_KEY } from '@/lib/db';
import { searchTerms, searchTermsOf } from '@/lib/search/search-terms';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { fingerprintOf } from './fingerprint';
import { listingChanged } from './freshness';
import type { InternshipFields } from './schemas';
import { featuredSlug, pageSlug, pageSlugCandidates } from './slugs';

type Origin = Pick<InternshipRecord, '_id' | 'createdBy'> &
  Partial<Pick<InternshipRecord, 'employerId' | 'submissionRef' | 'mails' | 'importKey'>>;

export interface NewListing {
  /** Checked. */
  fields: InternshipFields;
  /** Where it comes from. */
  origin: Origin;
}

const named = ({ fields, origin }: NewListing) => ({
  ...fields,
  ...origin,
  featuredSlug: featuredSlug(fields),
  fingerprint: fingerprintOf(fields),
});

/**
 * Publishes a listing under the best free address within its industry.
 * Takes checked fields and where it comes from; gives the stored listing.
 */
export async function insertInternship(fields: InternshipFields, origin: Origin): Promise<InternshipRecord> {
  const listing = { ...named({ fields, origin }), search: await searchTerms(fields) };
  return withFreeSlug(fields, origin._id, async (slug) => {
    const created = await InternshipModel.create({ ...listing, slug });
    listingChanged(created);
    return created.toObject();
  });
}

/**
 * Publishes many listings in one write, those whose address is taken one by one after it.
 * Gives them in their order; null for one whose import key somebody else has used meanwhile.
 */
export async function insertInternships(
  listings: readonly NewListing[],
): Promise<(InternshipRecord | null)[]> {
  const withTerms = await searchTermsOf(listings.map(named));
  const documents = withTerms.map((listing) => new InternshipModel({ ...listing, slug: pageSlug(listing) }));
  const refused = await insertAtOnce(documents);
  for (const [at, document] of documents.entries()) if (!refused.has(at)) listingChanged(document);
  const records: (InternshipRecord | null)[] = [];
  for (const [at, listing] of listings.entries()) {
    records.push(refused.has(at) ? await insertUnlessImported(listing) : (documents[at]?.toObject() ?? null));
  }
  return records;
}

/** Gives the places in the list of what a unique index did not let in. */
async function insertAtOnce(documents: HydratedDocument<InternshipRecord>[]): Promise<Set<number>> {
  try {
    await InternshipModel.insertMany(documents, { ordered: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const refusals = [error.writeErrors].flat();
    // Without a refusal it was not the listings that failed, but the connection, or what the majority acknowledged.
    if (refusals.length === 0 || refusals.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return new Set(refusals.map(({ index }) => index));
  }
}

async function insertUnlessImported({ fields, origin }: NewListing): Promise<InternshipRecord | null> {
  try {
    return await insertInternship(fields, origin);
  } catch (error) {
    if (duplicateField(error) === 'importKey') return null;
    throw error;
  }
}

/** Tries the addresses of a listing, best first, until `write` does not find one taken. */
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
