import { DataTable, type Column } from '@/app/_components/data-table';
import type { Applicant } from '@/lib/applications/list-applicants';
import { formatDateTime } from '@/lib/platform/format/dates';
import { ApplicationStatusTag } from '../../_components/application-status';
import { DownloadResume } from './download-resume';

const nameOf = ({ user }: Applicant): string => `${user.firstName} ${user.lastName}`;

const columnsFor = (internshipId: string): readonly Column<Applicant>[] => [
  { header: 'Name', isRowHeader: true, cell: nameOf },
  {
    header: 'Contact',
    cell: ({ user }) => (
      <span className="grid justify-items-start @min-[50rem]:min-w-60">
        <a href={`mailto:${user.email}`}>{user.email}</a>
        <a href={`tel:${user.phoneNumber}`} className="tabular-nums">
          {user.phoneNumber}
        </a>
      </span>
    ),
  },
  {
    header: 'Applied',
    cell: ({ appliedAt }) => (
      <time dateTime={appliedAt} className="block min-w-28 tabular-nums">
        {formatDateTime(appliedAt)}
      </time>
    ),
  },
  { header: 'Status', cell: ({ status }) => <ApplicationStatusTag status={status} /> },
  {
    header: 'Resume',
    hideHeader: true,
    cell: (applicant) =>
      applicant.resume ? (
        <DownloadResume
          applicationId={applicant._id}
          userId={applicant.user._id}
          internshipId={internshipId}
          fileName={applicant.resume.fileName}
          name={nameOf(applicant)}
        />
      ) : (
        <span className="text-muted">No resume</span>
      ),
  },
];

/** Who applied to a listing, as its employer sees them. */
export function ApplicantsTable({
  applicants,
  internshipId,
}: {
  applicants: readonly Applicant[];
  internshipId: string;
}) {
  return (
    <DataTable
      caption="Applicants, newest first"
      columns={columnsFor(internshipId)}
      rows={applicants}
      keyOf={({ _id }) => _id}
    />
  );
}
