import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { Moment } from '@/app/_components/moment';
import { formatDate } from '@/lib/platform/format/dates';
import type { Synonym } from '@/lib/search/synonyms/mapper';

const COLUMNS: readonly Column<Synonym>[] = [
  { header: 'What people type', isRowHeader: true, cell: ({ phrase }) => phrase },
  { header: 'What listings say', cell: ({ means }) => means },
  {
    header: 'Added',
    cell: ({ createdAt }) => <Moment at={createdAt} format={formatDate} />,
  },
  {
    header: 'Remove',
    hideHeader: true,
    cell: ({ _id, phrase, means }) => (
      <form action={`/api/admin/synonyms/${_id}/remove`} method="post">
        <Button type="submit" variant="secondary" size="small">
          Remove
          <span className="sr-only">
            {' '}
            {phrase} = {means}
          </span>
        </Button>
      </form>
    ),
  },
];

export const SynonymsTable = ({ synonyms }: { synonyms: readonly Synonym[] }) => (
  <DataTable
    caption="Synonyms, by what people type"
    columns={COLUMNS}
    rows={synonyms}
    keyOf={({ _id }) => _id}
  />
);
