import type { Openings } from '@/lib/internships/listings/read-openings';
import { ArrowRightIcon } from '@/app/_components/side-arrows';
import { Link } from '@/app/_components/link';
import { ListingList } from '@/app/_components/listing/listing-list';

const NUMBERS = new Intl.NumberFormat('en-KE');

export function Newest({ openings: { open, today, newest }, now }: { openings: Openings; now: Date }) {
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="page mt-6 grid gap-2 sm:mt-16 sm:gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest">Newest internships</h2>
        <p className="text-muted">
          <b className="text-text">{NUMBERS.format(open)} open</b>
          {today > 0 && `, ${NUMBERS.format(today)} new today`}
        </p>
      </div>
      <ListingList listings={newest} now={now} heading="h3" />
      <Link href="/internships?sort=newest" className="inline-flex min-h-12 items-center gap-2 font-semibold">
        See all open internships
        <ArrowRightIcon />
      </Link>
    </section>
  );
}
