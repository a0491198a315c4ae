import { featuredPaths } from '@/lib/internships/listings/featured-slug';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { NO_FEATURED } from '@/app/_components/listing/words';
import { counted } from '@/app/_components/analytics/clicks';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { ListingList } from '@/app/_components/listing/listing-list';

export function FeaturedSection({ listings, now }: { listings: readonly InternshipSummary[]; now: Date }) {
  return (
    <section
      aria-labelledby="featured"
      className="page strip mt-8 grid gap-3 sm:mt-28 sm:gap-6"
      {...counted('featured')}
    >
      <h2 id="featured">Featured internships</h2>
      {listings.length > 0 ? (
        <ListingList listings={listings} paths={featuredPaths(listings)} now={now} heading="h3" />
      ) : (
        <EmptyState
          title={NO_FEATURED}
          action={<Button href="/internships#industries">Browse Industries</Button>}
        />
      )}
    </section>
  );
}
