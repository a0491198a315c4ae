import type { ReactNode } from 'react';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { ApplyBarLink } from '../apply/apply-bar-link';
import { ApplySection } from '../apply/apply-section';
import { MarksWithoutScript } from '../saved/marks-without-script';
import { SaveButton } from '../saved/save-button';
import { ListingFacts } from './listing-facts';
import { ListingHead } from './listing-head';
import { ListingText } from './listing-text';

interface ListingViewProps {
  listing: PublicInternship;
  now: Date;
  /** Share buttons for the bar on small screens. A preview has none. */
  share?: ReactNode;
  /** Content after the listing; a preview has none. */
  children?: ReactNode;
}

export function ListingView({ listing, now, share, children }: ListingViewProps) {
  return (
    <article className="page wrap-anywhere">
      <MarksWithoutScript ids={[listing._id]} />
      <div className="listing-page">
        <ListingHead listing={listing} now={now} />
        <ListingFacts listing={listing} />
        <ListingText listing={listing} />
        <ApplySection listing={listing} now={now} />
        {children}
      </div>
      {listing.status === 'Open' && !listing.paused && (
        <div role="group" aria-label="This internship" className="apply-bar">
          <ApplyBarLink id={listing._id} />
          {listing._id !== '' && <SaveButton id={listing._id} title={listing.title} label="Save" />}
          {share}
        </div>
      )}
    </article>
  );
}
