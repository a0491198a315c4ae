import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { LISTING_SORTS, OWN_STATES } from '@/lib/internships/listings/list-choices';
import { listOwnInternships, ownFilters } from '@/lib/internships/listings/list-own';
import { attempt } from '../_components/attempt';
import { NoListings } from '../_components/empty-lists';
import {
  keepWithin,
  type ListProps,
  listTitle,
  narrowedHref,
  readFilters,
  readPage,
} from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { ListFilters, optionsOf } from '../_components/staff/list-filters';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { OwnListingsTable } from '../_components/own-listings-table';
import { CLOSE_FORM, CloseSeveral } from './_components/close-several';
import { ListingTabs } from './_components/listing-tabs';
import { LISTINGS as PATH, SUBMIT } from './paths';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('My Internships', props, ownFilters.shape) };
}

const CHOICES = [
  { name: 'status', label: 'Status', any: 'All statuses', options: optionsOf(OWN_STATES) },
  { name: 'sort', label: 'Order', any: 'Newest', options: optionsOf(LISTING_SORTS.slice(1)) },
];

const ORDER_WORDS: Record<string, string> = {
  oldest: 'oldest first',
  deadline: 'by deadline',
  title: 'by title',
};

interface ListingsProps {
  user: SignedInUser;
  page: number;
  filters: Partial<Record<'q' | 'status' | 'sort', string>>;
}

async function Listings({ user, page, filters }: ListingsProps) {
  const found = await attempt(listOwnInternships(user, { ...filters, page }));
  if (found) keepWithin(PATH, found, filters);
  const isEmpty = found?.total === 0 && Object.keys(filters).length === 0;
  return (
    <ListRegion
      filters={
        <>
          <ListingTabs />
          {found && !isEmpty && (
            <ListFilters
              path={PATH}
              searches="Title, company or location"
              filters={filters}
              choices={CHOICES}
            />
          )}
        </>
      }
    >
      {!found && <LoadFailure href={narrowedHref(PATH, filters, page)} />}
      {isEmpty && <NoListings />}
      {found && !isEmpty && (
        <>
          {found.total === 0 ? (
            <EmptyState
              title="No internships found"
              action={<Button href={PATH}>See all your internships</Button>}
            >
              <p>Nothing matches this search. Try fewer words, or another status.</p>
            </EmptyState>
          ) : (
            <>
              <CloseSeveral />
              <OwnListingsTable
                form={CLOSE_FORM}
                caption={`Your approved listings, ${ORDER_WORDS[filters.sort ?? ''] ?? 'newest first'}`}
                internships={found.internships}
              />
            </>
          )}
          <Pagination
            {...found}
            label="Internships"
            hrefOf={(wanted) => narrowedHref(PATH, filters, wanted)}
          />
        </>
      )}
    </ListRegion>
  );
}

export default async function EmployerInternships(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'status', 'sort'], ownFilters.shape);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="My Internships"
        intro="Your approved listings. Open one to see who applied."
        actions={<Button href={SUBMIT}>Submit an internship</Button>}
      />
      <Slow mayFollow={page === 1}>{() => Listings({ user, page, filters })}</Slow>
    </div>
  );
}
