import { DataTable, type Column } from '@/app/_components/data-table';
import { kindOfEmployer } from '@/app/_components/employer/words';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import type { ReviewedEmployer } from '@/lib/employers/records/mapper';
import { NAMELESS } from '@/lib/employers/records/messages';
import { standingText } from './standing-text';

const COLUMNS: readonly Column<ReviewedEmployer>[] = [
  {
    header: 'Employer',
    isRowHeader: true,
    short: ({ name }) => name || NAMELESS,
    cell: (employer) => (
      <>
        <Link href={`/dashboard/employers/${employer._id}`}>{employer.name || NAMELESS}</Link>
        <span className="text-small text-muted block font-normal">{kindOfEmployer(employer)}</span>
      </>
    ),
  },
  { header: 'Verification', cell: (employer) => standingText(employer) },
  {
    header: 'Documents sent',
    cell: ({ askedAt }) => (askedAt === null ? 'No' : <Moment at={askedAt} className="tabular-nums" />),
  },
  { header: 'Members', cell: ({ members }) => String(members.length) },
];

export const EmployersTable = ({ employers }: { employers: readonly ReviewedEmployer[] }) => (
  <DataTable caption="Employers" columns={COLUMNS} rows={employers} keyOf={({ _id }) => _id} />
);
