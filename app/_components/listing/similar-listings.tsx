import type { InternshipSummary } from '@/lib/internships/mapper';
import { ListingList } from './listing-list';

/** What is open in place of a listing that is over. */
export function SimilarListings({ listings, now }: { listings: readonly InternshipSummary[]; now: Date }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page grid min-w-0 gap-4 pt-12">
      <h2 id="similar">Similar and still open</h2>
      <ListingList listings={listings} now={now} heading="h3" />
    </section>
  );
}
