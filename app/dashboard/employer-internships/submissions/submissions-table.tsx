import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { formatDate } from '@/lib/platform/format/dates';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { SubmissionStatusTag } from '../../_components/submission-status';
import { SUBMISSIONS } from '../paths';

const COLUMNS: readonly Column<OwnSubmission>[] = [
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ _id, title, company, comments }) => (
      <>
        <Link href={`${SUBMISSIONS}/${_id}`}>{title}</Link>
        <span className="text-small text-muted block font-normal">{company}</span>
        {comments !== null && (
          <span className="max-w-text mt-1 block font-normal break-words whitespace-pre-line">
            <span className="sr-only">Comments: </span>
            {comments}
          </span>
        )}
      </>
    ),
  },
  {
    header: 'Submitted',
    cell: ({ createdAt }) => (
      <Moment at={createdAt} format={formatDate} className="whitespace-nowrap tabular-nums" />
    ),
  },
  {
    header: 'Deadline',
    cell: ({ applicationDeadline }) => (
      <Moment at={applicationDeadline} format={formatDate} className="whitespace-nowrap tabular-nums" />
    ),
  },
  { header: 'Status', cell: ({ status }) => <SubmissionStatusTag status={status} /> },
];

export function SubmissionsTable({ submissions }: { submissions: readonly OwnSubmission[] }) {
  return (
    <DataTable
      caption="Your submissions, newest first"
      columns={COLUMNS}
      rows={submissions}
      keyOf={({ _id }) => _id}
    />
  );
}
