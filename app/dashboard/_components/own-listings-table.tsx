import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { StatusTag } from '@/app/_components/status-tag';
import { formatDate } from '@/lib/platform/format/dates';
import type { EmployerInternship } from '@/lib/internships/listings/mapper';

type OwnListing = Pick<
  EmployerInternship,
  '_id' | 'title' | 'company' | 'status' | 'applicationDeadline' | 'views' | 'applicants'
> &
  Partial<Pick<EmployerInternship, 'publishAt' | 'hidden'>>;

const columnsAt = (now: Date, form: string | undefined): readonly Column<OwnListing>[] => [
  {
    header: 'Internship',
    isRowHeader: true,
    short: ({ title }) => title,
    cell: ({ _id, title, company }) => (
      <span className="flex gap-3">
        {form !== undefined && (
          <input
            type="checkbox"
            name="ids"
            value={_id}
            form={form}
            aria-label={`Select ${title}`}
            className="accent-primary size-6 shrink-0 self-center"
          />
        )}
        <span className="min-w-0">
          <Link href={`/dashboard/employer-internships/${_id}`}>{title}</Link>
          <span className="text-small text-muted block font-normal">{company}</span>
        </span>
      </span>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, publishAt, hidden = false }) => {
      if (publishAt && status === 'Open') return `Goes live on ${formatDate(publishAt)}`;
      return <StatusTag status={status} isHidden={hidden && status === 'Open'} />;
    },
  },
  {
    header: 'Deadline',
    cell: ({ applicationDeadline }) => <Deadline at={applicationDeadline} now={now} />,
  },
  { header: 'Views', align: 'end', cell: ({ views }) => views.toLocaleString('en-US') },
  { header: 'Applicants', align: 'end', cell: ({ applicants }) => applicants.toLocaleString('en-US') },
];

export function OwnListingsTable({
  internships,
  caption,
  form,
}: {
  internships: readonly OwnListing[];
  caption: string;
  /** The id of the form for the rows' checkboxes; without it there are no checkboxes. */
  form?: string;
}) {
  return (
    <DataTable
      caption={caption}
      columns={columnsAt(new Date(), form)}
      rows={internships}
      keyOf={({ _id }) => _id}
    />
  );
}
