import { formatDate, formatDateTime } from '@/lib/platform/format/dates';
import { kindText } from '@/lib/internships/labels';
import { stipendText } from '@/lib/internships/stipend';
import { industryById } from '@/lib/industries/industries';
import { DescriptionList } from '../description-list';
import type { ListingPartProps } from './listing-part';

/** The facts of a listing, one a line. */
export function ListingFacts({ listing, heading: Heading = 'h2' }: ListingPartProps) {
  const facts = [
    { term: 'Employer', detail: listing.company },
    { term: 'Kind', detail: kindText(listing.kind) },
    { term: 'Industry', detail: industryById(listing.industryId)?.name ?? '' },
    { term: 'Location', detail: listing.location },
    ...(listing.county ? [{ term: 'County', detail: listing.county }] : []),
    { term: 'Remote', detail: listing.remote ? 'Yes' : 'No' },
    { term: 'Duration', detail: listing.duration },
    { term: 'Pay', detail: stipendText(listing.stipend) },
    { term: 'Deadline', detail: formatDateTime(listing.applicationDeadline) },
    { term: 'Posted', detail: formatDate(listing.createdAt) },
  ];
  return (
    <section aria-labelledby="facts">
      <Heading id="facts" className="text-lead mb-3">
        Key details
      </Heading>
      <DescriptionList facts={facts} />
    </section>
  );
}
