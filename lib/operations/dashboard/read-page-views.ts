import { z } from 'zod';
import { exactTime } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { PAGE_VIEW_KINDS } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { dayOf } from '@/lib/internships/views/pending-views';
import { PageViewModel } from '@/models/page-view';
import { lastWeeks } from './weeks';

const DAYS = 30;
/** Includes the current week. */
const WEEKS = 12;
export const MAX_PAGES = 50;

/** The last 30 days, or the last twelve weeks. */
export const PERIODS = ['days', 'weeks'] as const;

export const pageViewFilters = z.object({
  kind: z.enum(PAGE_VIEW_KINDS).default('view'),
  period: z.enum(PERIODS).default('days'),
});

export const pageViews = z
  .strictObject({
    /** With `off` and `vercel`, this service counts nothing. */
    analytics: z.enum(['off', 'own', 'vercel']),
    kind: z.enum(PAGE_VIEW_KINDS),
    period: z.enum(PERIODS),
    total: z.int().min(0),
    /** Days or weeks, oldest first, each starting at 00:00 in Nairobi. */
    steps: z.array(z.strictObject({ from: exactTime, count: z.int().min(0) })).max(30),
    /** The pages with the most views come first. `other` combines all remaining addresses. */
    pages: z.array(z.strictObject({ path: z.string(), count: z.int().min(1) })).max(MAX_PAGES),
  })
  .meta({ id: 'PageViews' });

export type PageViews = z.infer<typeof pageViews>;

function stepsOf(period: PageViews['period'], now: Date): Date[] {
  if (period === 'weeks') return lastWeeks(now, WEEKS).map(({ from }) => from);
  const today = dayOf(now.getTime());
  return Array.from({ length: DAYS }, (_, at) => new Date(today - (DAYS - 1 - at) * DAY_MS));
}

const sumBy = (field: '$day' | '$path') => ({ $group: { _id: field, count: { $sum: '$count' } } });

/** Counts views by page, and by day or week, in the last 30 days or twelve weeks. Nothing about the visitors is stored. */
export async function readPageViews(actor: Actor, input: unknown): Promise<PageViews> {
  authorize(actor, 'page-view:read');
  const { kind, period } = pageViewFilters.parse(input);
  const starts = stepsOf(period, new Date());
  const within = { $match: { kind, day: { $gte: starts[0] } } };
  const [days, pages] = await Promise.all([
    PageViewModel.aggregate<{ _id: Date; count: number }>([within, sumBy('$day')]),
    PageViewModel.aggregate<{ _id: string; count: number }>([
      within,
      sumBy('$path'),
      { $sort: { count: -1, _id: 1 } },
      { $limit: MAX_PAGES },
    ]),
  ]);
  const steps = starts.map((from, at) => {
    const to = starts[at + 1];
    const inside = days.filter(({ _id: day }) => day >= from && (to === undefined || day < to));
    return { from: from.toISOString(), count: inside.reduce((sum, { count }) => sum + count, 0) };
  });
  return {
    analytics: env().ANALYTICS,
    kind,
    period,
    total: days.reduce((sum, { count }) => sum + count, 0),
    steps,
    pages: pages.map(({ _id, count }) => ({ path: _id, count })),
  };
}
