import { listingFacts } from '@/lib/internships/listings/listing-facts';
import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';
import { formatDate } from '@/lib/platform/format/dates';
import { DescriptionList } from '../description-list';
import type { ListingPartProps } from './listing-part';

/** The fields in the header of a listing (`ListingGlance`). */
const IN_HEADER: readonly ListingFieldName[] = [
  'company',
  'kind',
  'location',
  'county',
  'remote',
  'duration',
  'stipend',
];

interface ListingFactsProps extends ListingPartProps {
  /** Whether to include the facts in the header, if the page has no `ListingGlance`. */
  isComplete?: boolean;
}

export function ListingFacts({ listing, heading: Heading = 'h2', isComplete = false }: ListingFactsProps) {
  const facts = listingFacts(listing, isComplete ? [] : IN_HEADER);
  return (
    <section data-static="facts" aria-labelledby="facts">
      <Heading id="facts" className="text-lead mb-3">
        Key details
      </Heading>
      <DescriptionList facts={[...facts, { term: 'Posted', detail: formatDate(listing.createdAt) }]} />
    </section>
  );
}
