import { connect } from '@/lib/platform/db/db';
import { industryBySlug } from '@/lib/industries/industries';
import { similarListings } from '@/lib/search/similar-listings';
import { valueIn } from '@/models/listing-values';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import type { InternshipSummary } from './mapper';
import { searchIndex } from './search-index';
import { summariesOf } from './summaries-of';

type Known = Pick<InternshipRecord, '_id' | 'title' | 'industryId' | 'kind' | 'county' | 'remote'>;

/**
 * Up to three open listings that are most like one that is closed or deleted, which has this address: by title, industry, kind and
 * place. None for an address that no listing ever had.
 */
export async function listSimilarInternships(input: {
  industrySlug: string;
  slug: string;
}): Promise<InternshipSummary[]> {
  const industryId = industryBySlug(input.industrySlug)?.id;
  if (industryId === undefined) return [];
  await connect();
  const known = await InternshipModel.findOne({ industryId, slug: input.slug })
    .select('title industryId kind county remote')
    .lean<Known>();
  if (!known) return [];
  const index = await searchIndex();
  const now = new Date();
  await cacheTagListings(now);
  const ids = similarListings(
    index,
    {
      id: known._id.toHexString(),
      title: known.title,
      industryId: known.industryId,
      kind: valueIn(known, 'kind'),
      county: valueIn(known, 'county'),
      remote: valueIn(known, 'remote'),
    },
    now,
  );
  const found = await summariesOf(index, ids, now);
  return ids.flatMap((id) => found.get(id) ?? []);
}
