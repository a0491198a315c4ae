import type { PublicInternship } from '@/lib/internships/mapper';
import { ApplySection } from '../apply/apply-section';
import { ListingFacts } from './listing-facts';
import { ListingHead } from './listing-head';
import { ListingText } from './listing-text';

/** A listing in full: what it is, what its employer wrote, how to apply, the facts. */
export function ListingView({ listing, now }: { listing: PublicInternship; now: Date }) {
  return (
    <article className="page grid gap-8 pt-8 wrap-anywhere sm:gap-10 sm:pt-12">
      <ListingHead listing={listing} now={now} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_23rem]">
        <ListingText listing={listing} />
        <aside aria-label="Apply, and the facts" className="grid content-start gap-10">
          <ApplySection listing={listing} now={now} />
          <ListingFacts listing={listing} />
        </aside>
      </div>
    </article>
  );
}
