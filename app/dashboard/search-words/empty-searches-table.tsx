import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { formatDate } from '@/lib/platform/format/dates';
import type { EmptySearch } from '@/lib/search/synonyms/list-empty-searches';

const COLUMNS: readonly Column<EmptySearch>[] = [
  { header: 'Words', isRowHeader: true, cell: ({ words }) => words },
  { header: 'Searches', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
  { header: 'Last', cell: ({ lastDay }) => <Moment at={lastDay} format={formatDate} /> },
  {
    header: 'Add a synonym',
    hideHeader: true,
    cell: ({ words }) => (
      <Link
        href={`/dashboard/search-words?${new URLSearchParams({ phrase: words }).toString()}#phrase`}
        className="inline-block py-1"
      >
        Add a synonym<span className="sr-only"> of {words}</span>
      </Link>
    ),
  },
];

export const EmptySearchesTable = ({ searches }: { searches: readonly EmptySearch[] }) => (
  <DataTable
    caption="Searches without results, most frequent first"
    columns={COLUMNS}
    rows={searches}
    keyOf={({ words }) => words}
  />
);
