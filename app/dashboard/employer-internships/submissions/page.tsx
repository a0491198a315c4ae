import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listOwnSubmissions } from '@/lib/internships/submissions/list-own';
import { attempt } from '../../_components/attempt';
import {
  keepWithin,
  type ListProps,
  listTitle,
  pageHref,
  readPage,
  type RowsProps,
} from '../../_components/list-page';
import { ListRegion } from '../../_components/list-region';
import { LoadFailure } from '../../_components/load-failure';
import { Slow } from '../../_components/slow';
import { ListingTabs } from '../_components/listing-tabs';
import { SUBMISSIONS, SUBMIT } from '../paths';
import { SubmissionsTable } from './submissions-table';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Submissions', props) };
}

async function Rows({ user, page }: RowsProps) {
  const found = await attempt(listOwnSubmissions(user, { page }));
  if (found) keepWithin(SUBMISSIONS, found);
  return (
    <>
      {!found && <LoadFailure href={pageHref(SUBMISSIONS, page)} />}
      {found?.total === 0 && (
        <EmptyState title="You haven’t submitted any internships yet">
          <p>Submit one and track its status here.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <SubmissionsTable submissions={found.submissions} />
          <Pagination {...found} label="Submissions" hrefOf={(wanted) => pageHref(SUBMISSIONS, wanted)} />
        </>
      )}
    </>
  );
}

export default async function Submissions(props: ListProps) {
  const user = await requireUser(SUBMISSIONS);
  const page = await readPage(props);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="My Internships"
        intro="Listings you’ve submitted. You can edit a rejected one and submit it again."
        actions={<Button href={SUBMIT}>Submit an internship</Button>}
      />
      <ListRegion filters={<ListingTabs />}>
        <Slow decided={page === 1}>{() => Rows({ user, page })}</Slow>
      </ListRegion>
    </div>
  );
}
