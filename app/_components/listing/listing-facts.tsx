import { HEADER_FACTS, listingFacts } from '@/lib/internships/listings/listing-facts';
import { formatDate } from '@/lib/platform/format/dates';
import { DescriptionList } from '../description-list';
import type { ListingPartProps } from './listing-part';

interface ListingFactsProps extends ListingPartProps {
  /** Whether to include the facts in the header, if the page has no `ListingGlance`. */
  isComplete?: boolean;
}

export function ListingFacts({ listing, heading: Heading = 'h2', isComplete = false }: ListingFactsProps) {
  const facts = listingFacts(listing, isComplete ? [] : HEADER_FACTS);
  return (
    <section data-static="facts" aria-labelledby="facts">
      <Heading id="facts" className="text-lead mb-3">
        Key details
      </Heading>
      <DescriptionList facts={[...facts, { term: 'Posted', detail: formatDate(listing.createdAt) }]} />
    </section>
  );
}
