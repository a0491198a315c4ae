import type { ReactNode } from 'react';
import { kindText, placeText } from '@/lib/internships/listings/labels';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { AppliedTag } from '../apply/applied-tag';
import { BadgeTag } from '../employer/badge-tag';
import { answersText } from '../employer/words';
import { Link } from '../link';
import { StatusTag } from '../status-tag';
import { Tag } from '../tag';
import { Deadline } from './deadline';
import { Pay } from './pay';

export interface ListingGlanceProps {
  listing: PublicInternship;
  now: Date;
  children: ReactNode;
}

function ListingEmployer({ listing: { company, employer } }: Pick<ListingGlanceProps, 'listing'>) {
  if (!employer) return <p className="text-lead font-medium">{company}</p>;
  const { slug, name, answersIn } = employer;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-lead flex flex-wrap items-center gap-x-3 font-medium">
        <Link href={`/employers/${slug}`}>{company}</Link>
        <BadgeTag badge={employer.badge} />
      </p>
      {(name !== company || answersIn !== null) && (
        <p className="text-small text-muted">
          {[
            ...(name === company ? [] : [`Posted by ${name}`]),
            ...(answersIn === null ? [] : [answersText(answersIn)]),
          ].join('. ')}
        </p>
      )}
    </div>
  );
}

/** In the order in which people ask: what, who, where, paid or not, until when. */
export function ListingGlance({ listing, now, children }: ListingGlanceProps) {
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <StatusTag status={listing.status} />
          {listing.isFeatured && <Tag tone="premium">Premium</Tag>}
          <AppliedTag id={listing._id} />
        </div>
        {children}
        <ListingEmployer listing={listing} />
      </div>
      <ul data-static="glance" className="glance">
        <li>
          {kindText(listing.kind)}, {listing.duration}
        </li>
        <li>{placeText(listing)}</li>
        <li>
          <Pay stipend={listing.stipend} />
        </li>
        <li>
          {listing.status === 'Open' ? 'Closes ' : 'Deadline '}
          <Deadline at={listing.applicationDeadline} now={now} />
        </li>
      </ul>
    </>
  );
}
