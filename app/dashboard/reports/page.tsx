import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { listReports } from '@/lib/trust/reports/list-reports';
import { stateSchema } from '@/lib/trust/reports/schemas';
import { attempt } from '../_components/attempt';
import { Choices } from '../_components/choices';
import {
  type FilteredRowsProps,
  keepWithin,
  type ListProps,
  listTitle,
  narrowedHref,
  readFilters,
  readPage,
} from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { reportWords } from './report-state';
import { ReportsTable } from './reports-table';

const PATH = '/dashboard/reports';
const FILTERS = { state: stateSchema };

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Reports', props, FILTERS) };
}

const States = ({ current }: { current: string }) => (
  <Choices
    label="Status of the reports"
    choices={REPORT_STATES.map((state) => ({
      label: reportWords(state),
      href: narrowedHref(PATH, state === 'open' ? {} : { state }),
      isCurrent: state === current,
    }))}
  />
);

async function Rows({ user, page, filters }: FilteredRowsProps<'state'>) {
  const found = await attempt(listReports(user, { page, state: filters.state }));
  if (found) keepWithin(PATH, found, filters);
  return (
    <>
      {!found && <LoadFailure href={narrowedHref(PATH, filters, page)} />}
      {found?.total === 0 && (
        <EmptyState
          title="No reports here"
          action={filters.state ? <Button href={PATH}>See open reports</Button> : undefined}
        >
          <p>Reports appear here when people send them.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <ReportsTable reports={found.reports} />
          <Pagination {...found} label="Reports" hrefOf={(wanted) => narrowedHref(PATH, filters, wanted)} />
        </>
      )}
    </>
  );
}

export default async function Reports(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['state'], FILTERS);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Reports"
        intro="What people reported about listings, worst first. Three independent people hide a listing until you decide, for at most ten listings an hour."
      />
      <ListRegion filters={<States current={filters.state ?? 'open'} />}>
        <Slow decided={page === 1}>{() => Rows({ user, page, filters })}</Slow>
      </ListRegion>
    </div>
  );
}
