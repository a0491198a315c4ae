import { kindText, placeText } from '@/lib/format/listing-words';
import { industryById } from '@/lib/industries/industries';
import type { PublicInternship } from '@/lib/internships/mapper';
import { Button } from '../button';
import { Crumbs } from '../page-heading';
import { StatusTag, Tag } from '../tag';
import { Deadline } from './deadline';
import { Pay } from './pay';

const crumbsTo = (industryId: number) => {
  const industry = industryById(industryId);
  const up = [{ href: '/internships', label: 'Internships' }];
  return industry ? [...up, { href: `/internships/${industry.slug}`, label: industry.name }] : up;
};

/** What a listing is, in the order in which people ask: what, who, where, paid or not, until when. */
export function ListingHead({ listing, now }: { listing: PublicInternship; now: Date }) {
  return (
    <header className="border-line grid gap-5 border-b pb-8">
      <Crumbs crumbs={crumbsTo(listing.industryId)} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <StatusTag status={listing.status} />
          {listing.isFeatured && <Tag tone="premium">Premium</Tag>}
        </div>
        <h1 className="max-w-[24em]">{listing.title}</h1>
        <p className="text-lead font-medium">{listing.company}</p>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
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
      {listing.status === 'Open' && (
        <Button href="#apply" variant="secondary" className="lg:hidden">
          Go to the application
        </Button>
      )}
    </header>
  );
}
