import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { formatDate } from '@/lib/platform/format/dates';
import { isFinal } from '@/lib/applications/status/status-transitions';
import type { Applicant } from '@/lib/applications/board/with-people';
import { ApplicantStatus } from '../../_components/application-status';
import { PhoneFold } from '../../_components/phone-fold';
import { BULK_FORM } from './bulk-move';
import { DownloadResume } from './download-resume';
import { isPdf } from './resume-view';
import { ApplicantContact } from '../_components/applicant-contact';
import { educationOf } from '../_components/education';

export const nameOf = ({ user }: Applicant): string => `${user.firstName} ${user.lastName}`;

interface TableProps {
  applicants: readonly Applicant[];
  internshipId: string;
  /** Describes the sort order to screen readers. */
  order: string;
  /** Returns the address of an applicant's page, with the CV open if it can be shown. */
  applicantHref: (applicant: Applicant) => string;
  /** Returns the address that shows an application's resume beside the list. */
  readHref: (applicationId: string) => string;
  read: string | undefined;
}

type Shown = Omit<TableProps, 'applicants' | 'order'>;

const ReadResume = ({
  applicant,
  readHref,
  read,
}: Pick<Shown, 'readHref' | 'read'> & { applicant: Applicant }) => (
  <Link
    href={readHref(applicant._id)}
    aria-current={read === applicant._id ? 'true' : undefined}
    className="inline-flex min-h-9 items-center"
  >
    Read the CV<span className="sr-only"> of {nameOf(applicant)}</span>
  </Link>
);

/** The course and school or, in the list of a phone, the day of an application without them. */
function Summary({ career, appliedAt }: Applicant) {
  const education = educationOf(career);
  return education === '' ? (
    <small className="only-listed">Applied {formatDate(appliedAt)}</small>
  ) : (
    <small>{education}</small>
  );
}

const columnsFor = ({ internshipId, applicantHref, ...reading }: Shown): readonly Column<Applicant>[] => [
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
        <span className="grid min-w-0 justify-items-start self-baseline">
          <Link href={applicantHref(applicant)}>{nameOf(applicant)}</Link>
          <Summary {...applicant} />
        </span>
      </span>
    ),
  },
  { header: 'Status', cell: (applicant) => <ApplicantStatus {...applicant} /> },
  {
    header: 'Contact and CV',
    cell: (applicant) => (
      <PhoneFold
        isSmall
        title={
          <>
            More<span className="sr-only"> about {nameOf(applicant)}</span>
          </>
        }
      >
        <div className="applicant-more">
          <span className="grid justify-items-start">
            <ApplicantContact user={applicant.user} />
          </span>
          {applicant.resume ? (
            <div className="grid justify-items-start">
              {isPdf(applicant.resume.fileName) && <ReadResume applicant={applicant} {...reading} />}
              <DownloadResume
                applicationId={applicant._id}
                userId={applicant.user._id}
                internshipId={internshipId}
                fileName={applicant.resume.fileName}
                name={nameOf(applicant)}
              />
            </div>
          ) : (
            <span className="text-muted">No CV</span>
          )}
        </div>
      </PhoneFold>
    ),
  },
  {
    header: 'Applied',
    cell: ({ appliedAt }) => (
      <Moment at={appliedAt} className="block min-w-28 tabular-nums @min-[58rem]:w-32" />
    ),
  },
];

export function ApplicantsTable({ applicants, order, ...shown }: TableProps) {
  return (
    <DataTable
      caption={`Applicants, ${order}`}
      columns={columnsFor(shown)}
      rows={applicants}
      keyOf={({ _id }) => _id}
      look="applicants"
    />
  );
}
