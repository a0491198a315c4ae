import type { ReactNode } from 'react';
import { listingFacts } from '@/lib/internships/listings/listing-facts';
import { formatDate } from '@/lib/platform/format/dates';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { DescriptionList } from '../description-list';
import type { ListingPartProps } from './listing-part';

/** On small screens only: on wide screens, the header shows the days left. */
function WithDaysLeft({ at, now, children }: { at: AnsweredMoment; now: Date; children: ReactNode }) {
  const { note, soon } = deadlineFacts(at, now);
  return (
    <>
      {children}
      {note !== '' && (
        <span className="lg:hidden">
          {' · '}
          <span className={soon ? 'text-accent-text font-semibold' : 'text-muted'}>{note}</span>
        </span>
      )}
    </>
  );
}

export function ListingFacts({ listing, now, heading: Heading = 'h2' }: ListingPartProps & { now: Date }) {
  const facts = listingFacts(listing).map(({ term, detail }) => ({
    term,
    className: term === 'Employer' ? 'in-head' : undefined,
    detail:
      term === 'Deadline' ? (
        <WithDaysLeft at={listing.applicationDeadline} now={now}>
          {detail}
        </WithDaysLeft>
      ) : (
        detail
      ),
  }));
  return (
    <section data-static="facts" aria-labelledby="facts">
      <Heading id="facts" className="text-lead mb-3">
        Key details
      </Heading>
      <DescriptionList facts={[...facts, { term: 'Posted', detail: formatDate(listing.createdAt) }]} />
    </section>
  );
}
