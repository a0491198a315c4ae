import { placeText } from '@/lib/internships/listings/labels';
import { featuredPaths } from '@/lib/internships/listings/featured-slug';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { Carousel } from '../carousel/carousel';
import { middleOf } from '../carousel/positions';
import { Link } from '../link';
import { Tag } from '../tag';
import { Deadline } from './deadline';
import { Pay } from './pay';

interface SlideProps {
  listing: InternshipSummary;
  now: Date;
  /** Such as "2 of 5". */
  place: string;
  href: string;
  start: boolean;
}

function Slide({ listing, now, place, href, start }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-start={start || undefined}
      data-middle={start || undefined}
      className="slide eased relative flex flex-col gap-3 p-5 wrap-anywhere"
    >
      <p>
        <Tag tone="premium">Premium</Tag>
      </p>
      <h3 className="leading-snug">
        <Link
          href={href}
          data-hold={!start || undefined}
          className="tile-link text-text no-underline hover:underline"
        >
          {listing.title}
        </Link>
      </h3>
      <p className="-mt-2 font-medium">{listing.company}</p>
      <div className="border-line text-small mt-auto border-t pt-3">
        <p>{placeText(listing)}</p>
        <p>
          <Pay stipend={listing.stipend} />
        </p>
        <p>
          <span className="sr-only">Closes </span>
          <Deadline at={listing.applicationDeadline} now={now} />
        </p>
      </div>
    </div>
  );
}

/** Without JavaScript it is a row that scrolls. */
export function FeaturedCarousel({ listings, now }: { listings: readonly InternshipSummary[]; now: Date }) {
  const paths = featuredPaths(listings);
  return (
    <Carousel names={listings.map(({ title, company }) => `${title} at ${company}`)}>
      {listings.map((listing, at) => (
        <Slide
          key={listing._id}
          listing={listing}
          now={now}
          place={`${at + 1} of ${listings.length}`}
          href={paths[at] ?? listing.path}
          start={at === middleOf(listings.length)}
        />
      ))}
    </Carousel>
  );
}
