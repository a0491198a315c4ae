import { z } from 'zod';
import { exactTime } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { EmptySearchModel } from '@/models/empty-search';

const DAYS = 90;

/** How often words must have been searched for before staff see them. Words searched for only once may be a person's name. */
const LEAST_COUNT = 2;

const MAX_SHOWN = 50;

/** A search without results. `lastDay` is midnight in Nairobi. */
export const emptySearch = z
  .strictObject({ words: z.string(), count: z.int().min(2), lastDay: exactTime })
  .meta({ id: 'EmptySearch' });

export type EmptySearch = z.infer<typeof emptySearch>;

/** Lists the 50 most frequent searches that found nothing at least twice in the last 90 days. Nothing is stored about who searched. */
export async function listEmptySearches(actor: Actor): Promise<{ searches: EmptySearch[] }> {
  authorize(actor, 'synonym:read');
  const sums = await EmptySearchModel.aggregate<{ _id: string; count: number; days: Date[] }>([
    { $match: { day: { $gte: new Date(Date.now() - DAYS * DAY_MS) } } },
    { $group: { _id: '$words', count: { $sum: '$count' }, days: { $push: '$day' } } },
    { $match: { count: { $gte: LEAST_COUNT } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: MAX_SHOWN },
  ]);
  return {
    searches: sums.map(({ _id, count, days }) => ({
      words: _id,
      count,
      lastDay: new Date(Math.max(...days.map(Number))).toISOString(),
    })),
  };
}
