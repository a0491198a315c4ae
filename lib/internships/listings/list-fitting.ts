import { searchListings } from '@/lib/search/engine/search-listings';
import { searchSchema } from '@/lib/search/engine/search-schema';
import type { County } from '@/lib/platform/core/vocabulary';
import type { InternshipSummary } from './mapper';
import { searchIndexIfFilled } from './search-index';
import { summariesOf } from './summaries-of';

const MAX_FITTING = 5;
/** How many skills are searched for, in the order of the profile. */
const MAX_SKILLS = 2;

export interface FittingProfile {
  course: string;
  skills: readonly string[];
  county: County | null;
}

/**
 * Returns up to five open listings that a search for the profile's course finds, then for its first skills: those in its county and remote
 * ones first. Leaves out the listings in `besides`. None until the search index is filled.
 */
export async function listFitting(
  { course, skills, county }: FittingProfile,
  besides: ReadonlySet<string>,
): Promise<InternshipSummary[]> {
  const index = await searchIndexIfFilled();
  if (!index) return [];
  const now = new Date();
  const ids = new Set<string>();
  for (const q of [course, ...skills.slice(0, MAX_SKILLS)]) {
    if (q === '' || ids.size >= MAX_FITTING) continue;
    for (const id of searchListings(index, searchSchema.parse({ q }), now).ids)
      if (!besides.has(id)) ids.add(id);
  }
  const found = await summariesOf(index, [...ids], now);
  const inOrder = [...ids].flatMap((id) => found.get(id) ?? []);
  const isNear = (listing: InternshipSummary) =>
    county === null || listing.county === county || listing.remote === true;
  return [...inOrder.filter(isNear), ...inOrder.filter((one) => !isNear(one))].slice(0, MAX_FITTING);
}
