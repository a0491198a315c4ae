import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { KIND_NAMES } from '@/lib/identity/data-requests/kinds';
import type { DataRequest } from '@/lib/identity/data-requests/mapper';
import { formatDate } from '@/lib/platform/format/dates';
import { ConfirmationTag } from './confirmation-tag';
import { RequestStateTag } from './request-state';

const nameOf = ({ name }: DataRequest): string => name ?? 'Erased with the data';

const columns = (now: Date): readonly Column<DataRequest>[] => [
  {
    header: 'Request',
    isRowHeader: true,
    short: (request) => `${KIND_NAMES[request.kind]}, ${nameOf(request)}`,
    cell: (request) => (
      <>
        <Link href={`/dashboard/requests/${request._id}`}>{KIND_NAMES[request.kind]}</Link>
        <span className="text-small text-muted block font-normal wrap-anywhere">{nameOf(request)}</span>
      </>
    ),
  },
  {
    header: 'Status',
    cell: (request) => (
      <span className="flex flex-wrap gap-1">
        <RequestStateTag request={request} now={now} />
        <ConfirmationTag request={request} />
      </span>
    ),
  },
  {
    header: 'What was asked',
    cell: ({ text }) => (
      <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text ?? 'Erased with the data'}</span>
    ),
  },
  {
    header: 'Due',
    cell: ({ dueAt }) => <Moment at={dueAt} format={formatDate} className="tabular-nums" />,
  },
];

export const RequestsTable = ({ requests, now }: { requests: readonly DataRequest[]; now: Date }) => (
  <DataTable
    caption="Requests about personal data"
    columns={columns(now)}
    rows={requests}
    keyOf={({ _id }) => _id}
  />
);
