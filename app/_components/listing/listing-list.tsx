import { postedText } from '@/lib/platform/format/days-left';
import { kindText, placeText } from '@/lib/internships/listings/labels';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { EmployerMark } from '../employer/employer-mark';
import { BadgeTag } from '../employer/badge-tag';
import { AppliedTag } from '../apply/applied-tag';
import { Link } from '../link';
import { MarksWithoutScript } from '../saved/marks-without-script';
import { SaveButton } from '../saved/save-button';
import { StatusTag } from '../status-tag';
import { Tag } from '../tag';
import { Deadline } from './deadline';
import { MarkedText, type Matches } from './marked-text';
import { NewTag } from './new-tag';
import { Pay } from './pay';

/** Where a listing contains the words of a search. */
export interface ListingMatches {
  title?: Matches;
  /** A sentence of its text, if nothing else contains the words. */
  text?: { text: string; matches: Matches };
}

interface ListingRowProps {
  listing: InternshipSummary;
  href: string;
  now: Date;
  heading?: 'h2' | 'h3';
  matches?: ListingMatches;
}

/** The title is the link, but the whole row is clickable. */
function ListingRow({ listing, href, now, heading: Heading = 'h2', matches = {} }: ListingRowProps) {
  return (
    <li className="listing-row group">
      <EmployerMark name={listing.company} logo={listing.employer?.logo} />
      <div>
        <Heading>
          <Link href={href} className="row-link text-text no-underline group-hover:underline">
            <MarkedText text={listing.title} matches={matches.title} />
          </Link>
        </Heading>
        <p className="employer">
          <span className="company">{listing.company}</span>
          {listing.employer && <BadgeTag badge={listing.employer.badge} short />}
          {listing.isFeatured && <Tag tone="premium">Premium</Tag>}
          {listing.status === 'Closed' && <StatusTag status="Closed" />}
          <NewTag since={listing.createdAt} />
          <AppliedTag id={listing._id} />
        </p>
      </div>
      <SaveButton id={listing._id} title={listing.title} isClosed={listing.status === 'Closed'} />
      <div className="facts">
        <p className="place">{placeText(listing)}</p>
        <p className="pay">
          <Pay stipend={listing.stipend} />
        </p>
        <p className="closes">
          Closes <Deadline at={listing.applicationDeadline} now={now} />
        </p>
        <p className="kind text-muted">
          {kindText(listing.kind)}, {listing.duration}
        </p>
        <p className="age text-muted">
          <span className="posted">Posted </span>
          {postedText(listing.createdAt, now)}
        </p>
      </div>
      {matches.text && (
        <p className="in-text">
          In the text: “
          <MarkedText {...matches.text} />”
        </p>
      )}
    </li>
  );
}

export function ListingList({
  listings,
  paths = [],
  now,
  heading,
  matches = {},
}: {
  listings: readonly InternshipSummary[];
  /** The links, if they do not lead to the listings' own pages. */
  paths?: readonly string[];
  now: Date;
  heading?: 'h2' | 'h3';
  /** By listing ID. */
  matches?: Readonly<Record<string, ListingMatches>>;
}) {
  return (
    <>
      <MarksWithoutScript ids={listings.map(({ _id }) => _id)} />
      <ul className="listing-list">
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
    </>
  );
}
