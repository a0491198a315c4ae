import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { deadlineAt, LISTING, REMOVE } from '@/app/_components/saved/saved-columns';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDate } from '@/lib/platform/format/dates';
import { listSaved, type SavedInternship } from '@/lib/saved/list-saved';
import { attempt } from '../_components/attempt';
import { keepWithin, type ListProps, listTitle, pageHref, readPage } from '../_components/list-page';
import { LoadFailure } from '../_components/load-failure';

const PATH = '/dashboard/saved';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const { searchParams } = props;
  const { page } = await searchParams;
  return { title: await listTitle('Saved internships', { searchParams: Promise.resolve({ page }) }) };
}

const columnsAt = (now: Date): readonly Column<SavedInternship>[] => [
  LISTING,
  deadlineAt(now),
  {
    header: 'Saved',
    cell: ({ savedAt }) => (
      <time dateTime={savedAt} className="whitespace-nowrap tabular-nums">
        {formatDate(savedAt)}
      </time>
    ),
  },
  REMOVE,
];

export default async function Saved(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const found = await attempt(listSaved(user, { page }));
  if (found) keepWithin(PATH, found);
  const outcome = await outcomeOf('saved');
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Saved internships"
        intro="We remind you by mail 7, 2 and 1 days before one closes, unless you have applied."
      />
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'error'} live>
          {outcome.message}
        </Notice>
      )}
      {!found && <LoadFailure message="Failed to load what you saved" href={pageHref(PATH, page)} />}
      {found?.total === 0 && (
        <EmptyState
          title="You have not saved any internships yet"
          action={<Button href="/internships">Browse internships</Button>}
        >
          <p>Press the heart of a listing to apply later.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <DataTable
            caption="Saved internships, the last one first"
            columns={columnsAt(new Date())}
            rows={found.internships}
            keyOf={({ _id }) => _id}
          />
          <p>
            <a href="/api/users/saved.ics" className="inline-block py-2">
              Put all deadlines into your calendar
            </a>
          </p>
          <Pagination {...found} label="Saved internships" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </div>
  );
}
