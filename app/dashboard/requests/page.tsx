import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { listDataRequests } from '@/lib/identity/data-requests/list-data-requests';
import { stateSchema } from '@/lib/identity/data-requests/schemas';
import { requireUser } from '@/lib/platform/auth/require-user';
import { DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { Choices, stateChoices } from '../_components/choices';
import { type ListProps, listTitle, readFilters, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { capitalised } from '../_components/staff/list-filters';
import { RequestsTable } from './requests-table';

const PATH = '/dashboard/requests';
const FILTERS = { state: stateSchema };

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Data Requests', props, FILTERS) };
}

export default async function DataRequests(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['state'], FILTERS);
  return (
    <ListFrame
      title="Data Requests"
      intro="What people ask about their data, most urgent first. We promise an answer within 7 days."
      filters={
        <Choices
          label="Status of the requests"
          choices={stateChoices(PATH, DATA_REQUEST_STATES, capitalised, filters.state)}
        />
      }
    >
      <SlowList
        list={{ path: PATH, page, filters }}
        label="Data Requests"
        read={() => listDataRequests(user, { page, state: filters.state })}
        empty={
          <EmptyState
            title="No requests here"
            action={filters.state ? <Button href={PATH}>See open requests</Button> : undefined}
          >
            <p>
              People send requests with the form linked from the privacy policy. We e-mail you two days before
              one is due.
            </p>
          </EmptyState>
        }
      >
        {({ requests }) => <RequestsTable requests={requests} now={new Date()} />}
      </SlowList>
    </ListFrame>
  );
}
