import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { Button } from '../button';
import { Link } from '../link';
import { ListingFacts } from './listing-facts';
import { ListingGlance } from './listing-glance';
import { ListingText } from './listing-text';

/** Maximum characters of text beside the list; the rest is on the listing's own page. */
const MAX_TEXT = 2_500;

/** The first listing of a list, open beside it on wide screens. Its title and its button lead to its own page. */
export function FirstListing({ listing }: { listing: PublicInternship }) {
  const now = new Date();
  return (
    <section aria-label="First listing" className="details wrap-anywhere">
      <div className="grid gap-8">
        <div className="grid gap-5">
          <ListingGlance listing={listing} now={now}>
            <h2>
              <Link href={listing.path} className="text-text no-underline hover:underline">
                {listing.title}
              </Link>
            </h2>
          </ListingGlance>
          <div>
            <Button href={listing.path}>View and apply</Button>
          </div>
        </div>
        <ListingText listing={listing} heading="h3" most={MAX_TEXT} />
        <ListingFacts listing={listing} heading="h3" />
      </div>
    </section>
  );
}
