import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { Link } from '@/app/_components/link';
import { Pagination } from '@/app/_components/pagination';
import { APPLICANT_SORTS } from '@/lib/applications/board/applicant-sorts';
import { sumOf } from '@/lib/applications/board/count-by-status';
import type { ApplicantsPage } from '@/lib/applications/board/list-applicants';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { narrowedHref } from '../../_components/list-page';
import { PhoneFold } from '../../_components/phone-fold';
import { ListFilters, optionsOf } from '../../_components/staff/list-filters';
import { ApplicantStatuses } from './applicant-statuses';
import { ApplicantsTable, nameOf } from './applicants-table';
import { BulkMove } from './bulk-move';
import { isPdf, ResumeView } from './resume-view';

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
  reading: { applicationId: string; text: DocumentText | null | undefined } | undefined;
}

/** The resume of an applicant in the list, or of one who is no longer listed. */
function Reading({
  found,
  reading,
  close,
}: Pick<ListProps, 'found'> & { reading: NonNullable<ListProps['reading']>; close: string }) {
  const applicant = found.applicants.find(({ _id }) => _id === reading.applicationId);
  return (
    <div className="sticky top-0 grid gap-4">
      <ResumeView {...reading} title={applicant ? `CV of ${nameOf(applicant)}` : 'CV'} />
      <p>
        <Link href={close}>Close the CV</Link>
      </p>
    </div>
  );
}

export const NoApplicants = () => (
  <EmptyState title="No applicants yet">
    <p>Everyone who applies appears here, with the CV they sent.</p>
  </EmptyState>
);

export function ApplicantsList({ path, internshipId, filters, found, reading }: ListProps) {
  const { status, ...others } = filters;
  if (sumOf(found.counts) === 0 && filters.q === undefined) {
    return <NoApplicants />;
  }
  return (
    <>
      <div className="fold-row">
        <PhoneFold title="Search" isOpen={Object.keys(others).length > 0}>
          <ListFilters path={path} searches="Name" filters={others} choices={CHOICES} kept={{ status }} />
        </PhoneFold>
        {found.total > 0 && <BulkMove internshipId={internshipId} />}
      </div>
      <ApplicantStatuses path={path} filters={filters} counts={found.counts} />
      {found.total === 0 ? (
        <EmptyState title="No applicants found" action={<Button href={path}>See all applicants</Button>}>
          <p>Nobody matches this search. Try fewer letters, or another status.</p>
        </EmptyState>
      ) : (
        <>
          <div className={reading && 'grid items-start gap-8 *:min-w-0 @min-[48rem]:grid-cols-2'}>
            <ApplicantsTable
              applicants={found.applicants}
              internshipId={internshipId}
              order={ORDER_WORDS[filters.sort ?? ''] ?? 'newest first'}
              applicantHref={({ _id, resume }) =>
                narrowedHref(`${path}/applicants/${_id}`, {
                  ...filters,
                  ...(resume && isPdf(resume.fileName) && { read: 'resume' }),
                })
              }
              readHref={(read) => `${narrowedHref(path, { ...filters, read }, found.page)}#resume`}
              read={reading?.applicationId}
            />
            {reading && (
              <Reading found={found} reading={reading} close={narrowedHref(path, filters, found.page)} />
            )}
          </div>
          <p>
            <a href={`/api/employer/applicants/${internshipId}.csv`} download>
              Download all applicants (CSV)
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
