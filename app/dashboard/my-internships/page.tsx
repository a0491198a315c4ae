import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { requireUser } from '@/lib/platform/auth/require-user';
import { ApplicationsTable } from '../_components/applications-table';
import { attempt } from '../_components/attempt';
import { NoApplications } from '../_components/empty-lists';
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

const PATH = '/dashboard/my-internships';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('My Internships', props) };
}

async function Rows({ user, page }: RowsProps) {
  const found = await attempt(listOwnApplications(user, { page }));
  if (found) keepWithin(PATH, found);
  return (
    <>
      {!found && <LoadFailure href={pageHref(PATH, page)} />}
      {found?.total === 0 && <NoApplications />}
      {found && found.total > 0 && (
        <>
          <ApplicationsTable caption="Your applications, newest first" applications={found.applications} />
          <Pagination {...found} label="Applications" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </>
  );
}

export default async function MyInternships(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  return (
    <div className="grid gap-8">
      <PageHeading title="My Internships" intro="Your applications and where they stand." />
      <ListRegion>
        <Slow decided={page === 1}>{() => Rows({ user, page })}</Slow>
      </ListRegion>
    </div>
  );
}
