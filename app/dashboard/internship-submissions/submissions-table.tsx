import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { Moment } from '@/app/_components/moment';
import type { Submission } from '@/lib/internships/submissions/mapper';

const columnsAt = (now: Date): readonly Column<Submission>[] => [
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ _id, title, company }) => (
      <>
        <Link href={`/dashboard/internship-submissions/${_id}`}>{title}</Link>
        <span className="text-small text-muted block font-normal">{company}</span>
      </>
    ),
  },
  { header: 'Location', cell: ({ location }) => location },
  {
    header: 'Submitted by',
    cell: ({ submittedBy }) => (submittedBy ? `${submittedBy.firstName} ${submittedBy.lastName}` : 'N/A'),
  },
  {
    header: 'Submitted',
    cell: ({ createdAt }) => <Moment at={createdAt} className="whitespace-nowrap tabular-nums" />,
  },
  {
    header: 'Deadline',
    cell: ({ applicationDeadline }) => <Deadline at={applicationDeadline} now={now} />,
  },
];

export function SubmissionsTable({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <DataTable
      caption="Pending submissions, oldest first"
      columns={columnsAt(new Date())}
      rows={submissions}
      keyOf={({ _id }) => _id}
    />
  );
}
