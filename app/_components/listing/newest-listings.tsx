import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { Link } from '../link';
import { ArrowRightIcon } from '../side-arrows';
import { ListingList } from './listing-list';

export interface NewestListingsProps {
  listings: readonly InternshipSummary[];
  /** The number of open listings. */
  open: number;
  /** The number posted today (Nairobi time). */
  today?: number;
  now: Date;
}

const NUMBERS = new Intl.NumberFormat('en-KE');

export function NewestListings({ listings, open, today = 0, now }: NewestListingsProps) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="grid grid-cols-1 gap-2 sm:gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest">Newest internships</h2>
        <p className="text-muted">
          <b className="text-text">{NUMBERS.format(open)} open</b>
          {today > 0 && `, ${NUMBERS.format(today)} new today`}
        </p>
      </div>
      <ListingList listings={listings} now={now} heading="h3" />
      <Link href="/internships?sort=newest" className="inline-flex min-h-12 items-center gap-2 font-semibold">
        See all open internships
        <ArrowRightIcon />
      </Link>
    </section>
  );
}
