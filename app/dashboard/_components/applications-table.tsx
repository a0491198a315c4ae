import { DataTable, type Column } from '@/app/_components/data-table';
import { ArrowOutIcon } from '@/app/_components/arrow-out-icon';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { Moment } from '@/app/_components/moment';
import { StatusTag } from '@/app/_components/status-tag';
import { GOES_ON } from '@/lib/applications/status/status-transitions';
import type { AppliedListing, OwnApplication } from '@/lib/applications/tracking/own-application';
import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import { formatDate } from '@/lib/platform/format/dates';
import { ApplicationStatusTag, statusWords } from './application-status';

function Title({ internshipId: listing }: OwnApplication) {
  if (!listing) return 'Internship';
  return (
    <>
      {listing.deleted ? listing.title : <Link href={listing.path}>{listing.title}</Link>}
      <span className="text-small text-muted block font-normal">{listing.company}</span>
    </>
  );
}

function ListingState({ listing, now }: { listing: AppliedListing | null; now: Date }) {
  if (!listing || listing.deleted) return <span className="text-muted">This internship was removed.</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusTag status={listing.status} />
      <Deadline at={listing.applicationDeadline} now={now} />
    </span>
  );
}

/** The link to complete the application, unless it has ended, and a note until the employer has viewed it. */
function NextStep({ status, internshipId: listing }: OwnApplication) {
  if (!GOES_ON.includes(status) || !listing || listing.applyLink === null)
    return <span className="text-muted">None</span>;
  const { isWeb, open, finish } = applyLinkWords(listing.applyLink);
  return (
    <span className="grid justify-items-start gap-1">
      {status === 'applied' && listing.status === 'Open' && (
        <span className="text-small wrap-anywhere">One step left: {finish}</span>
      )}
      <a
        href={listing.applyLink}
        className="inline-block py-0.5"
        {...(isWeb && { target: '_blank', rel: 'noopener' })}
      >
        {open}
        <span className="sr-only"> about {listing.title}</span>
        {isWeb && <ArrowOutIcon size={16} className="ms-1 inline align-[-0.15em]" />}
      </a>
    </span>
  );
}

const columnsAt = (now: Date): readonly Column<OwnApplication>[] => [
  { header: 'Internship', isRowHeader: true, cell: (application) => <Title {...application} /> },
  {
    header: 'Date applied',
    cell: ({ appliedAt }) => (
      <Moment at={appliedAt} format={formatDate} className="whitespace-nowrap tabular-nums" />
    ),
  },
  {
    header: 'Status',
    cell: ({ _id, status, internshipId, ownOutcome }) => (
      <span className="grid justify-items-start gap-1">
        <ApplicationStatusTag status={status} />
        {ownOutcome && <span className="text-small">You noted: {statusWords(ownOutcome.outcome)}</span>}
        <Link
          href={`/dashboard/my-internships/${_id}`}
          className="text-small inline-block py-0.5 whitespace-nowrap"
        >
          View application<span className="sr-only"> for {internshipId?.title ?? 'an internship'}</span>
        </Link>
      </span>
    ),
  },
  { header: 'Deadline', cell: ({ internshipId }) => <ListingState listing={internshipId} now={now} /> },
  { header: 'Next step', cell: (application) => <NextStep {...application} /> },
];

export function ApplicationsTable({
  applications,
  caption,
}: {
  applications: readonly OwnApplication[];
  caption: string;
}) {
  return (
    <DataTable
      caption={caption}
      columns={columnsAt(new Date())}
      rows={applications}
      keyOf={({ _id }) => _id}
    />
  );
}
