import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { Pagination } from '@/app/_components/pagination';
import { APPLICANT_SORTS } from '@/lib/applications/applicant-sorts';
import { sumOf } from '@/lib/applications/count-by-status';
import type { ApplicantsPage } from '@/lib/applications/list-applicants';
import { narrowedHref } from '../../_components/list-page';
import { ListFilters, optionsOf } from '../../_components/staff/list-filters';
import { ApplicantStatuses } from './applicant-statuses';
import { ApplicantsTable } from './applicants-table';
import { BulkMove } from './bulk-move';

const CHOICES = [
  { name: 'sort', label: 'Order', any: 'Newest', options: optionsOf(APPLICANT_SORTS.slice(1)) },
];

const ORDER_WORDS: Record<string, string> = { oldest: 'oldest first', name: 'by name' };

export type Filters = Partial<Record<'q' | 'status' | 'sort', string>>;

interface ListProps {
  path: string;
  internshipId: string;
  filters: Filters;
  found: ApplicantsPage;
}

/** A listing that nobody has applied to. */
export const NoApplicants = () => (
  <EmptyState title="No applicants yet">
    <p>Everybody who applies is listed here, with the resume they sent.</p>
  </EmptyState>
);

/** Applicants, by what the address narrows them to. */
export function ApplicantsList({ path, internshipId, filters, found }: ListProps) {
  const { status, ...others } = filters;
  if (sumOf(found.counts) === 0 && filters.q === undefined) {
    return <NoApplicants />;
  }
  return (
    <>
      <ListFilters path={path} searches="Name" filters={others} choices={CHOICES} kept={{ status }} />
      <ApplicantStatuses path={path} filters={filters} counts={found.counts} />
      {found.total === 0 ? (
        <EmptyState title="No applicants found" action={<Button href={path}>See all applicants</Button>}>
          <p>Nobody matches this search. Try fewer letters, or another status.</p>
        </EmptyState>
      ) : (
        <>
          <BulkMove internshipId={internshipId} />
          <ApplicantsTable
            applicants={found.applicants}
            internshipId={internshipId}
            order={ORDER_WORDS[filters.sort ?? ''] ?? 'newest first'}
          />
          <p>
            <a href={`/api/employer/applicants/${internshipId}.csv`} download>
              Download all applicants as a table (CSV)
            </a>
          </p>
          <Pagination
            {...found}
            label="Applicants"
            hrefOf={(wanted) => narrowedHref(path, filters, wanted)}
          />
        </>
      )}
    </>
  );
}
