import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { requireUser } from '@/lib/platform/auth/require-user';
import { REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { listReports } from '@/lib/trust/reports/list-reports';
import { stateSchema } from '@/lib/trust/reports/schemas';
import { Choices, stateChoices } from '../_components/choices';
import { type ListProps, listTitle, readFilters, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { reportWords } from './report-state';
import { ReportsTable } from './reports-table';

const PATH = '/dashboard/reports';
const FILTERS = { state: stateSchema };

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Reports', props, FILTERS) };
}

export default async function Reports(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['state'], FILTERS);
  return (
    <ListFrame
      title="Reports"
      intro="What people reported about listings, worst first. Three independent people hide a listing until you decide, for at most ten listings an hour."
      filters={
        <Choices
          label="Status of the reports"
          choices={stateChoices(PATH, REPORT_STATES, reportWords, filters.state)}
        />
      }
    >
      <SlowList
        list={{ path: PATH, page, filters }}
        label="Reports"
        read={() => listReports(user, { page, state: filters.state })}
        empty={
          <EmptyState
            title="No reports here"
            action={filters.state ? <Button href={PATH}>See open reports</Button> : undefined}
          >
            <p>Reports appear here when people send them.</p>
          </EmptyState>
        }
      >
        {({ reports }) => <ReportsTable reports={reports} />}
      </SlowList>
    </ListFrame>
  );
}
