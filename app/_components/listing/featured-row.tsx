import { placeText } from '@/lib/format/listing-words';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { Link } from '../link';
import { Tag } from '../tag';
import { Deadline } from './deadline';
import { Pay } from './pay';

/** Featured listings beside each other; swiped, scrolled or walked through by keyboard, also without script. */
export function FeaturedRow({ listings, now }: { listings: readonly InternshipSummary[]; now: Date }) {
  return (
    <ul className="snap-row">
      {listings.map((listing) => (
        <li
          key={listing._id}
          className="eased rounded-box border-line bg-raised hover:border-edge relative flex flex-col gap-3 border p-5"
        >
          <p>
            <Tag tone="premium">Premium</Tag>
          </p>
          <h3 className="leading-snug">
            <Link href={listing.path} className="tile-link text-text no-underline hover:underline">
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
        </li>
      ))}
    </ul>
  );
}
