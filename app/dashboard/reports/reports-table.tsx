import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { Tag } from '@/app/_components/tag';
import type { Report } from '@/lib/trust/reports/mapper';
import { REASON_LABELS } from '@/lib/trust/reports/reasons';

const titleOf = ({ internship }: Report): string => internship?.title ?? 'A deleted listing';

const COLUMNS: readonly Column<Report>[] = [
  {
    header: 'Internship',
    isRowHeader: true,
    short: titleOf,
    cell: (report) => (
      <>
        <Link href={`/dashboard/reports/${report._id}`}>{titleOf(report)}</Link>
        <span className="text-small text-muted block font-normal">{report.internship?.company}</span>
      </>
    ),
  },
  {
    header: 'Reason',
    cell: ({ reason, applied, urgent, state, internship }) => (
      <span className="grid justify-items-start gap-1">
        {REASON_LABELS[reason]}
        {applied && <Tag>By an applicant</Tag>}
        {internship?.hidden && <Tag tone="bad">Hidden</Tag>}
        {urgent && ['open', 'asked'].includes(state) && !internship?.hidden && (
          <Tag tone="bad">By three people</Tag>
        )}
      </span>
    ),
  },
  {
    header: 'What happened',
    cell: ({ text }) => (
      <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text ?? 'No details given'}</span>
    ),
  },
  {
    header: 'Reported',
    cell: ({ createdAt }) => <Moment at={createdAt} className="tabular-nums" />,
  },
];

export const ReportsTable = ({ reports }: { reports: readonly Report[] }) => (
  <DataTable
    caption="Reports: by three independent people first, then worst, then oldest"
    columns={COLUMNS}
    rows={reports}
    keyOf={({ _id }) => _id}
  />
);
