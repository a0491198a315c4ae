import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { titleAfter } from '@/app/_components/form/read-outcome';
import { requireUser } from '@/lib/platform/auth/require-user';
import { allFilters, listAllInternships } from '@/lib/internships/listings/list-all';
import { LISTING_SORTS, LISTING_STATES } from '@/lib/internships/listings/list-choices';
import {
  type ListProps,
  listTitle,
  narrowedHref,
  readAsked,
  readFilters,
  readPage,
} from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { Announcements } from '../_components/staff/announcements';
import { ListFilters, optionsOf } from '../_components/staff/list-filters';
import { listOutcome } from '../_components/staff/list-outcome';
import { RowQuestion } from '../_components/staff/row-question';
import { actionsOfInternship } from './internship-actions';
import { InternshipsTable } from './internships-table';

const PATH = '/dashboard/internships';
/** The forms of its rows. */
const FORM = 'internships list';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const title = await listTitle('Internships', props, allFilters.shape);
  return { title: titleAfter(await listOutcome(props, FORM), title) };
}

const CHOICES = [
  { name: 'status', label: 'Status', any: 'All statuses', options: optionsOf(LISTING_STATES) },
  { name: 'sort', label: 'Order', any: 'Newest', options: optionsOf(LISTING_SORTS.slice(1)) },
];

const NoInternships = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState title="No internships found" action={<Button href={PATH}>See all internships</Button>}>
      <p>Nothing matches this search. Try fewer words, or another status.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No internships yet" action={<Button href={`${PATH}/new`}>Create internship</Button>}>
      <p>Listings you publish and submissions you approve appear here.</p>
    </EmptyState>
  );

export default async function Internships(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'status', 'sort'], allFilters.shape);
  const list = narrowedHref(PATH, filters, page);
  const asked = await readAsked(props);
  return (
    <ListFrame
      title="Internships"
      intro="Every listing on the site, open and closed."
      actions={<Button href={`${PATH}/new`}>Create internship</Button>}
      filters={
        <ListFilters path={PATH} searches="Title, company or location" filters={filters} choices={CHOICES} />
      }
    >
      <Announcements outcome={await listOutcome(props, FORM)}>
        <SlowList
          list={{ path: PATH, page, filters }}
          label="Internships"
          read={() => listAllInternships(user, { ...filters, page })}
          hasPlace={asked !== undefined}
          empty={<NoInternships narrowed={Object.keys(filters).length > 0} />}
        >
          {({ internships }) => (
            <>
              <RowQuestion asked={asked} rows={internships} actionsOf={actionsOfInternship} list={list} />
              <InternshipsTable internships={internships} list={list} />
            </>
          )}
        </SlowList>
      </Announcements>
    </ListFrame>
  );
}
