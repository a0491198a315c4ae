import { Types } from 'mongoose';
import { z } from 'zod';
import { searchListings } from '@/lib/search/engine/search-listings';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { completed, SHORTEST_TYPED, suggestionsFor, type Suggested } from '@/lib/search/engine/suggestions';
import { InternshipModel } from '@/models/internship';
import { searchIndex } from './search-index';
import { openFilter } from './open-status';

export const suggestionQuery = z.object({ q: searchSchema.shape.q });

export interface Suggestions {
  suggestions: Suggested[];
}

/**
 * Autocompletes a search: up to eight trades, counties, titles and employers of open listings. Takes the text typed so far as
 * `q`, at least two letters. Throws 503 until the index is filled.
 */
export async function suggestSearches(input: unknown): Promise<Suggestions> {
  const { q = '' } = suggestionQuery.parse(input);
  if (q.length < SHORTEST_TYPED) return { suggestions: [] };
  const index = await searchIndex();
  const now = new Date();
  const { ids } = searchListings(index, searchSchema.parse({ q: completed(q, index) }), now);
  const found = await InternshipModel.find({
    _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
    ...openFilter(now),
  })
    .select('title company')
    .lean<{ _id: Types.ObjectId; title: string; company: string }[]>();
  const byId = new Map(found.map((listing) => [listing._id.toHexString(), listing]));
  return {
    suggestions: suggestionsFor(
      q,
      index,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  };
}
