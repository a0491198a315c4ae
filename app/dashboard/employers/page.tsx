import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import {
  listEmployers,
  REVIEW_STATES,
  reviewStateSchema,
  type ReviewState,
} from '@/lib/employers/profile/list-employers';
import { requireUser } from '@/lib/platform/auth/require-user';
import { Choices, stateChoices } from '../_components/choices';
import { type ListProps, listTitle, readFilters, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { EmployersTable } from './employers-table';

const PATH = '/dashboard/employers';
const FILTERS = { state: reviewStateSchema };

const LABELS: Readonly<Record<ReviewState, string>> = {
  asked: 'Waiting',
  verified: 'Verified',
  all: 'All',
};

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Employers', props, FILTERS) };
}

const NoEmployers = ({ state }: { state: string | undefined }) => (
  <EmptyState
    title={state ? 'No employers here' : 'Nothing to check'}
    action={
      state ? (
        <Button href={PATH}>See who’s waiting</Button>
      ) : (
        <Button href={`${PATH}?state=all`}>See all employers</Button>
      )
    }
  >
    <p>Documents that employers send appear here.</p>
  </EmptyState>
);

export default async function Employers(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['state'], FILTERS);
  return (
    <ListFrame
      title="Employers"
      intro="Who posts here, and whose documents you need to check. No one else can use a verified name."
      filters={
        <Choices
          label="Which employers"
          choices={stateChoices(PATH, REVIEW_STATES, (state) => LABELS[state], filters.state)}
        />
      }
    >
      <SlowList
        list={{ path: PATH, page, filters }}
        label="Employers"
        read={() => listEmployers(user, { page, state: filters.state })}
        empty={<NoEmployers state={filters.state} />}
      >
        {({ employers }) => <EmployersTable employers={employers} />}
      </SlowList>
    </ListFrame>
  );
}
