import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listSubmissions } from '@/lib/internships/submissions/list-submissions';
import { attempt } from '../_components/attempt';
import {
  keepWithin,
  type ListProps,
  listTitle,
  pageHref,
  readPage,
  type RowsProps,
} from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { SubmissionsTable } from './submissions-table';

const PATH = '/dashboard/internship-submissions';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Employer Submissions', props) };
}

async function Rows({ user, page }: RowsProps) {
  const found = await attempt(listSubmissions(user, { page }));
  if (found) keepWithin(PATH, found);
  return (
    <>
      {!found && <LoadFailure href={pageHref(PATH, page)} />}
      {found?.total === 0 && (
        <EmptyState title="All clear!...">
          <p>No submissions are waiting. New ones appear here when employers send them.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <SubmissionsTable submissions={found.submissions} />
          <Pagination {...found} label="Submissions" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </>
  );
}

export default async function Submissions(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Employer Submissions"
        intro="Listings employers sent for approval, longest wait first."
      />
      <ListRegion>
        <Slow decided={page === 1}>{() => Rows({ user, page })}</Slow>
      </ListRegion>
    </div>
  );
}
