import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { StatusTag } from '@/app/_components/tag';
import type { EmployerInternship } from '@/lib/internships/mapper';

const columnsAt = (now: Date): readonly Column<EmployerInternship>[] => [
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ _id, title, company }) => (
      <>
        <Link href={`/dashboard/employer-internships/${_id}`}>{title}</Link>
        <span className="text-small text-muted block font-normal">{company}</span>
      </>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
  {
    header: 'Deadline',
    cell: ({ applicationDeadline }) => <Deadline at={applicationDeadline} now={now} />,
  },
  { header: 'Views', align: 'end', cell: ({ views }) => views.toLocaleString('en-US') },
  { header: 'Applicants', align: 'end', cell: ({ applicants }) => applicants.toLocaleString('en-US') },
];

/** The listings of an employer, each leading to its applicants. */
export function OwnListingsTable({
  internships,
  caption,
}: {
  internships: readonly EmployerInternship[];
  caption: string;
}) {
  return (
    <DataTable
      caption={caption}
      columns={columnsAt(new Date())}
      rows={internships}
      keyOf={({ _id }) => _id}
    />
  );
}
