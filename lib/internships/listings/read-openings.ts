import { countOpen } from '@/lib/search/engine/count-open';
import { connect } from '@/lib/platform/db/connection';
import { startOfDay } from '@/lib/platform/format/days-left';
import { countExactly } from '@/lib/platform/pagination/totals';
import { InternshipModel } from '@/models/internship';
import { findOpen } from './find-open';
import { cacheTagFound } from './invalidate-listing';
import type { InternshipSummary } from './mapper';
import { searchIndexIfFilled } from './search-index';
import { openFilter } from './open-status';

const MAX_NEWEST = 3;

export interface Openings {
  open: number;
  /** Posted today (Nairobi time). */
  today: number;
  newest: InternshipSummary[];
}

/** Counts in the search index, or in the database until it is filled. */
async function countAll(now: Date): Promise<Pick<Openings, 'open' | 'today'>> {
  const since = startOfDay(now);
  const index = await searchIndexIfFilled();
  if (index) {
    const { open, recent } = countOpen(index, now.getTime(), since.getTime());
    return { open, today: recent };
  }
  const [open, today] = await Promise.all([
    countExactly(InternshipModel, openFilter(now)),
    countExactly(InternshipModel, { ...openFilter(now), createdAt: { $gte: since } }),
  ]);
  return { open, today };
}

export async function readOpenings(): Promise<Openings> {
  await connect();
  const now = new Date();
  await cacheTagFound(now);
  const [counts, newest] = await Promise.all([
    countAll(now),
    findOpen({ isFeatured: false }, { now, limit: MAX_NEWEST }),
  ]);
  return { ...counts, newest };
}
