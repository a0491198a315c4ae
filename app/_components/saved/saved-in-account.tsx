import { Moment } from '../moment';
import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { Pagination } from '@/app/_components/pagination';
import { formatDate } from '@/lib/platform/format/dates';
import type { Paged } from '@/lib/platform/pagination/pagination';
import type { SavedInternship } from '@/lib/search/saved/list-saved';
import { deadlineAt, LISTING, REMOVE } from './saved-columns';

const columnsAt = (now: Date): readonly Column<SavedInternship>[] => [
  LISTING,
  deadlineAt(now),
  {
    header: 'Saved',
    cell: ({ savedAt }) => (
      <Moment at={savedAt} format={formatDate} className="whitespace-nowrap tabular-nums" />
    ),
  },
  REMOVE,
];

interface SavedInAccountProps {
  found: { internships: SavedInternship[] } & Paged;
  now: Date;
  hrefOf: (page: number) => string;
}

export function SavedInAccount({ found, now, hrefOf }: SavedInAccountProps) {
  if (found.total === 0)
    return (
      <EmptyState
        title="You haven’t saved any internships yet"
        action={<Button href="/internships">Browse internships</Button>}
      >
        <p>Select the heart on an internship to save it for later.</p>
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption="Saved internships, most recent first"
        columns={columnsAt(now)}
        rows={found.internships}
        keyOf={({ _id }) => _id}
      />
      <p>
        <a href="/api/users/saved.ics" className="inline-block py-2">
          Add all deadlines to calendar
        </a>
      </p>
      <Pagination {...found} label="Saved internships" hrefOf={hrefOf} />
    </>
  );
}
