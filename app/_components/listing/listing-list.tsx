import type { ReactNode } from 'react';
import { postedText } from '@/lib/platform/format/days-left';
import { kindText, placeText } from '@/lib/internships/labels';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { VerifiedMark } from '../employer/verified-mark';
import { EmployerMark } from '../employer/employer-mark';
import { WhenApplied } from '../apply/when-applied';
import { Link } from '../link';
import { StatusTag, Tag } from '../tag';
import { Deadline } from './deadline';
import { MarkedTitle, type TitleMatches } from './marked-title';
import { Pay } from './pay';

interface ListingRowProps {
  listing: InternshipSummary;
  /** Where it is read. */
  href: string;
  /** The moment the days left are counted from. */
  now: Date;
  /** The heading level that fits the page. */
  heading?: 'h2' | 'h3';
  /** The matches in the title. */
  matches?: TitleMatches;
  /** Content at the end of the row: a status, a button. */
  aside?: ReactNode;
}

/** A listing at a glance: what, who, where, paid or not, closes when. The title is the link, the whole row the target. */
function ListingRow({ listing, href, now, heading: Heading = 'h2', matches, aside }: ListingRowProps) {
  return (
    <li className="listing-row group">
      <EmployerMark name={listing.company} logo={listing.employer?.logo} />
      <div>
        <Heading>
          <Link href={href} className="row-link text-text no-underline group-hover:underline">
            <MarkedTitle title={listing.title} matches={matches} />
          </Link>
        </Heading>
        <p className="employer">
          <span className="font-medium">{listing.company}</span>
          {listing.employer?.verified && <VerifiedMark />}
          {listing.isFeatured && <Tag tone="premium">Premium</Tag>}
          {listing.status === 'Closed' && <StatusTag status="Closed" />}
          <WhenApplied id={listing._id}>
            <Tag tone="good">Applied</Tag>
          </WhenApplied>
        </p>
      </div>
      <div className="facts">
        <p>{placeText(listing)}</p>
        <p>
          <Pay stipend={listing.stipend} />
        </p>
        <p>
          <span className="sr-only">Closes </span>
          <Deadline at={listing.applicationDeadline} now={now} />
        </p>
        <p className="kind text-muted">
          {kindText(listing.kind)}, {listing.duration}
        </p>
        <p className="text-muted">Posted {postedText(new Date(listing.createdAt), now)}</p>
      </div>
      {aside !== undefined && <div className="aside">{aside}</div>}
    </li>
  );
}

/** Listings under each other, a hairline between them. */
export function ListingList({
  listings,
  paths = [],
  now,
  heading,
  matches = {},
}: {
  listings: readonly InternshipSummary[];
  /** Where each is read, where that is not its own page. */
  paths?: readonly string[];
  now: Date;
  heading?: 'h2' | 'h3';
  /** Id → the matches in its title. */
  matches?: Readonly<Record<string, TitleMatches>>;
}) {
  return (
    <ul className="divide-line border-line @container divide-y border-y">
      {listings.map((listing, at) => (
        <ListingRow
          key={listing._id}
          listing={listing}
          href={paths[at] ?? listing.path}
          now={now}
          heading={heading}
          matches={matches[listing._id]}
        />
      ))}
    </ul>
  );
}
