import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { isFinal } from '@/lib/applications/steps';
import type { Applicant } from '@/lib/applications/with-people';
import { formatDateTime } from '@/lib/platform/format/dates';
import { ApplicationStatusTag } from '../../_components/application-status';
import { BULK_FORM } from './bulk-form';
import { DownloadResume } from './download-resume';

const nameOf = ({ user }: Applicant): string => `${user.firstName} ${user.lastName}`;

const columnsFor = (internshipId: string): readonly Column<Applicant>[] => [
  {
    header: 'Name',
    isRowHeader: true,
    short: nameOf,
    cell: (applicant) => (
      <span className="flex gap-3">
        {!isFinal(applicant.status) && (
          <input
            type="checkbox"
            name="ids"
            value={applicant._id}
            form={BULK_FORM}
            aria-label={`Select ${nameOf(applicant)}`}
            className="accent-primary size-6 shrink-0 self-center"
          />
        )}
        <Link
          href={`/dashboard/employer-internships/${internshipId}/applicants/${applicant._id}`}
          className="self-baseline"
        >
          {nameOf(applicant)}
        </Link>
      </span>
    ),
  },
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
  order,
}: {
  applicants: readonly Applicant[];
  internshipId: string;
  /** In words, for screen readers. */
  order: string;
}) {
  return (
    <DataTable
      caption={`Applicants, ${order}`}
      columns={columnsFor(internshipId)}
      rows={applicants}
      keyOf={({ _id }) => _id}
    />
  );
}
