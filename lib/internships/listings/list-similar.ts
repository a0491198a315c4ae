import { connect } from '@/lib/platform/db/connection';
import { lookupKey } from '@/lib/platform/db/lookup-key';
import { objectId } from '@/lib/platform/db/ids';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { MAX_SIMILAR, similarListings } from '@/lib/search/engine/similar-listings';
import { valueIn } from '@/models/listing-values';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { findOpen } from './find-open';
import { cacheTagShown } from './invalidate-listing';
import type { InternshipSummary } from './mapper';
import { searchIndexIfFilled } from './search-index';
import { INTERNSHIP_NOT_FOUND, stillThere } from './still-there';
import { summariesOf } from './summaries-of';

type Known = Pick<InternshipRecord, '_id' | 'title' | 'industryId' | 'kind' | 'county' | 'remote'>;
const KNOWN_FIELDS = 'title industryId kind county remote';

/** Up to three open listings most similar to the one at this address, even if it is closed or deleted. None for an unknown address. */
export async function listSimilarInternships(input: {
  industrySlug: string;
  slug: string;
}): Promise<InternshipSummary[]> {
  const industryId = industryBySlug(input.industrySlug)?.id;
  if (industryId === undefined) return [];
  await connect();
  const known = await InternshipModel.findOne({ industryId, slug: lookupKey(input.slug) })
    .select(KNOWN_FIELDS)
    .lean<Known>();
  return known ? similarTo(known) : [];
}

/** Up to three open listings most similar to the newest one with this featured slug, even if it is no longer featured. */
export async function listSimilarToFeatured(input: { slug: string }): Promise<InternshipSummary[]> {
  await connect();
  const known = await InternshipModel.findOne({ featuredSlug: lookupKey(input.slug.normalize('NFC')) })
    .sort({ createdAt: -1 })
    .select(KNOWN_FIELDS)
    .lean<Known>();
  return known ? similarTo(known) : [];
}

/** Up to three open listings most similar to this one. Throws `notFound`, or `gone` for a deleted one. */
export async function listSimilarById(input: { id: unknown }): Promise<{ internships: InternshipSummary[] }> {
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  await connect();
  const record = await InternshipModel.findById(id)
    .select(`${KNOWN_FIELDS} deletedAt hiddenAt`)
    .lean<InternshipRecord>();
  return { internships: await similarTo(stillThere(record)) };
}

/** Matches title, industry, kind and place, then adds the industry's newest. */
async function similarTo(known: Known): Promise<InternshipSummary[]> {
  const now = new Date();
  const alike = await bySearchIndex(known, now);
  const others = { industryId: known.industryId, _id: { $nin: [known._id, ...alike.map(({ _id }) => _id)] } };
  const missing = MAX_SIMILAR - alike.length;
  const similar = missing === 0 ? alike : [...alike, ...(await findOpen(others, { now, limit: missing }))];
  await cacheTagShown(similar, now);
  return similar;
}

/** None until the index is filled, because a page does not wait for it. */
async function bySearchIndex(known: Known, now: Date): Promise<InternshipSummary[]> {
  const index = await searchIndexIfFilled();
  if (!index) return [];
  const ids = similarListings(
    index,
    {
      id: known._id.toHexString(),
      title: known.title,
      industry: known.industryId,
      kind: valueIn(known, 'kind'),
      county: valueIn(known, 'county'),
      remote: valueIn(known, 'remote') ? 'yes' : null,
    },
    now,
  );
  const found = await summariesOf(index, ids, now);
  return ids.flatMap((id) => found.get(id) ?? []);
}
