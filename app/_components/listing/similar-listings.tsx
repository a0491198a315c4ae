import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import type { InternshipStatus } from '@/lib/internships/listings/open-status';
import { ListingList } from './listing-list';

interface Props {
  listings: readonly InternshipSummary[];
  now: Date;
  title: string;
}

/** If the listing is closed, says that the similar ones are open. */
export const similarTitle = (status: InternshipStatus): string =>
  status === 'Closed' ? 'Similar and still open' : 'Similar internships';

export function SimilarListings({ listings, now, title }: Props) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page grid min-w-0 gap-4 pt-12 print:hidden">
      <h2 id="similar">{title}</h2>
      <ListingList listings={listings} now={now} heading="h3" />
    </section>
  );
}
