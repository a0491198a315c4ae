import type { SignedInUser } from '@/lib/platform/auth/actor';
import { readListingWeeks, type ListingWeek } from '@/lib/operations/dashboard/read-listing-weeks';
import { attempt } from '../../_components/attempt';
import { WeekChart } from '../../_components/charts/week-chart';

const SERIES = [
  { name: 'Views', of: ({ views }: ListingWeek) => views },
  { name: 'Clicks on Apply Now', head: 'Clicks', of: ({ clicks }: ListingWeek) => clicks },
  { name: 'Applications', of: ({ applications }: ListingWeek) => applications },
] as const;

const total = (weeks: readonly ListingWeek[], which: 0 | 1 | 2): string =>
  weeks.reduce((sum, week) => sum + SERIES[which].of(week), 0).toLocaleString('en-US');

/** Views, clicks and applications in recent weeks; renders nothing if they cannot be read. */
export async function ListingWeeks({ user, internshipId }: { user: SignedInUser; internshipId: string }) {
  const weeks = await attempt(readListingWeeks(user, { id: internshipId }));
  if (!weeks) return null;
  return (
    <section aria-labelledby="weeks" className="max-w-text grid gap-4 *:min-w-0">
      <h2 id="weeks" className="text-lead">
        Views, clicks and applications by week
      </h2>
      <p className="text-muted">
        {total(weeks, 0)} views, {total(weeks, 1)} clicks and {total(weeks, 2)} applications in the last{' '}
        {weeks.length} weeks. We don’t count search engines and other bots.
      </p>
      <WeekChart caption="Views, clicks and applications by week" weeks={weeks} series={SERIES} />
    </section>
  );
}
