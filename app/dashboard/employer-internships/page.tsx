import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listOwnInternships } from '@/lib/internships/list-own';
import { attempt } from '../_components/attempt';
import { NoListings } from '../_components/empty-lists';
import { keepWithin, type ListProps, listTitle, pageHref, readPage } from '../_components/list-page';
import { LoadFailure } from '../_components/load-failure';
import { OwnListingsTable } from '../_components/own-listings-table';
import { ListingTabs } from './_components/listing-tabs';
import { LISTINGS as PATH, SUBMIT } from './paths';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('My Internships', props) };
}

export default async function EmployerInternships(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const found = await attempt(listOwnInternships(user, { page }));
  if (found) keepWithin(PATH, found);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="My Internships"
        intro="Your approved listings. Open one to see who applied."
        actions={<Button href={SUBMIT}>Submit an internship</Button>}
      />
      <ListingTabs />
      {!found && <LoadFailure message="Failed to fetch your internships" href={pageHref(PATH, page)} />}
      {found?.total === 0 && <NoListings />}
      {found && found.total > 0 && (
        <>
          <OwnListingsTable caption="Your approved listings, newest first" internships={found.internships} />
          <Pagination {...found} label="Internships" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </div>
  );
}
