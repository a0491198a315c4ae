import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { StatusTag } from '@/app/_components/status-tag';
import { Tag } from '@/app/_components/tag';
import { industryById } from '@/lib/internships/industries/industries';
import type { StaffInternship } from '@/lib/internships/listings/mapper';
import { RowAction } from '../_components/staff/row-action';
import { RowMenu } from '../_components/staff/row-menu';
import { actionsOfInternship } from './internship-actions';

function Actions({ internship, list }: { internship: StaffInternship; list: string }) {
  const { _id, title, path, hidden } = internship;
  return (
    <RowMenu of={title}>
      {!hidden && (
        <Button href={path} variant="secondary">
          View<span className="sr-only">{` ${title} on the site`}</span>
        </Button>
      )}
      {actionsOfInternship(internship).map((action) => (
        <RowAction key={action.label} {...action} id={_id} list={list} />
      ))}
    </RowMenu>
  );
}

const columnsAt = (now: Date, list: string): readonly Column<StaffInternship>[] => [
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ _id, title, company, industryId }) => (
      <>
        <Link href={`/dashboard/internships/${_id}`}>{title}</Link>
        <span className="text-small block font-normal">
          {company} <span className="text-muted">· {industryById(industryId)?.name}</span>
        </span>
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, isFeatured, hidden }) => (
      <span className="flex flex-wrap gap-1">
        <StatusTag status={status} isHidden={hidden} />
        {isFeatured && <Tag tone="premium">Premium</Tag>}
      </span>
    ),
  },
  {
    header: 'Deadline',
    cell: ({ applicationDeadline }) => <Deadline at={applicationDeadline} now={now} />,
  },
  {
    header: 'Actions',
    hideHeader: true,
    isMenu: true,
    cell: (internship) => <Actions internship={internship} list={list} />,
  },
];

interface InternshipsTableProps {
  internships: readonly StaffInternship[];
  /** The address of the list. */
  list: string;
}

export const InternshipsTable = ({ internships, list }: InternshipsTableProps) => (
  <DataTable
    caption="Internships"
    columns={columnsAt(new Date(), list)}
    rows={internships}
    compact
    keyOf={({ _id }) => _id}
  />
);
