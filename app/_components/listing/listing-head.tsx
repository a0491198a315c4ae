import { industryById } from '@/lib/internships/industries/industries';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { Crumbs } from '../page-heading';
import { ListingGlance } from './listing-glance';

const crumbsTo = (industryId: number) => {
  const industry = industryById(industryId);
  const up = [{ href: '/internships', label: 'Internships' }];
  return industry ? [...up, { href: `/internships/${industry.slug}`, label: industry.name }] : up;
};

export function ListingHead({ listing, now }: { listing: PublicInternship; now: Date }) {
  return (
    <header className="border-line grid gap-5 lg:border-b lg:pb-8">
      <Crumbs crumbs={crumbsTo(listing.industryId)} />
      <ListingGlance listing={listing} now={now}>
        <h1 className="max-w-[24em]">{listing.title}</h1>
      </ListingGlance>
    </header>
  );
}
