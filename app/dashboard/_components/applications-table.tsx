import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import type { OwnApplication } from '@/lib/applications/list-own';
import { formatDate } from '@/lib/format/dates';
import { ApplicationStatusTag } from './application-status';

function Title({ internshipId: listing }: OwnApplication) {
  if (listing && !listing.deleted) return <Link href={listing.path}>{listing.title}</Link>;
  return (
    <>
      {listing?.title ?? 'Internship'}
      <span className="text-small text-muted block font-normal">This listing was removed.</span>
    </>
  );
}

const COLUMNS: readonly Column<OwnApplication>[] = [
  { header: 'Internship', isRowHeader: true, cell: (application) => <Title {...application} /> },
  { header: 'Company', cell: ({ internshipId }) => internshipId?.company ?? 'N/A' },
  {
    header: 'Date applied',
    cell: ({ appliedAt }) => (
      <time dateTime={appliedAt} className="whitespace-nowrap tabular-nums">
        {formatDate(appliedAt)}
      </time>
    ),
  },
  { header: 'Status', cell: ({ status }) => <ApplicationStatusTag status={status} /> },
];

/** Applications as the one who sent them sees them. */
export function ApplicationsTable({
  applications,
  caption,
}: {
  applications: readonly OwnApplication[];
  caption: string;
}) {
  return <DataTable caption={caption} columns={COLUMNS} rows={applications} keyOf={({ _id }) => _id} />;
}
