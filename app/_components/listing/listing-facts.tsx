import { listingFacts } from '@/lib/internships/listing-facts';
import { formatDate } from '@/lib/platform/format/dates';
import { DescriptionList } from '../description-list';
import type { ListingPartProps } from './listing-part';

/** The facts of a listing, one a line. */
export function ListingFacts({ listing, heading: Heading = 'h2' }: ListingPartProps) {
  const facts = [...listingFacts(listing), { term: 'Posted', detail: formatDate(listing.createdAt) }];
  return (
    <section aria-labelledby="facts">
      <Heading id="facts" className="text-lead mb-3">
        Key details
      </Heading>
      <DescriptionList facts={facts} />
    </section>
  );
}
