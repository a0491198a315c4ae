import type { ReactNode } from 'react';
import type { PublicInternship } from '@/lib/internships/mapper';
import { ApplySection } from '../apply/apply-section';
import { Button } from '../button';
import { Deadline } from './deadline';
import { ListingFacts } from './listing-facts';
import { ListingHead } from './listing-head';
import { ListingText } from './listing-text';

interface ListingViewProps {
  listing: PublicInternship;
  now: Date;
  /** What follows it on its page, and not in a preview. */
  children?: ReactNode;
}

/** A listing in full: what it is, the key details, what its employer wrote, how to apply. */
export function ListingView({ listing, now, children }: ListingViewProps) {
  return (
    <article className="page wrap-anywhere">
      <div className="listing-page">
        <ListingHead listing={listing} now={now} />
        <ListingFacts listing={listing} />
        <ListingText listing={listing} />
        <ApplySection listing={listing} now={now} />
        {children}
      </div>
      {listing.status === 'Open' && (
        <div className="apply-bar">
          <p>
            <span className="sr-only">Closes </span>
            <Deadline at={listing.applicationDeadline} now={now} />
          </p>
          <Button href="#apply">Apply Now</Button>
        </div>
      )}
    </article>
  );
}
