import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { EmployerMark } from '@/app/_components/employer/employer-mark';
import { answersText, kindOfEmployer, openInternships } from '@/app/_components/employer/words';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Pagination } from '@/app/_components/pagination';
import { countyLabel } from '@/lib/internships/counties/counties';
import { employerPath } from '@/lib/employers/records/mapper';
import {
  listVerifiedEmployers,
  type ListedEmployer,
} from '@/lib/internships/listings/list-verified-employers';
import { pagedPath, pageNumber } from '@/lib/platform/pagination/pagination';

export const dynamic = 'force-dynamic';

const PATH = '/employers';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = pageNumber((await searchParams).page);
  return pageMetadata({
    title: `Verified employers${page > 1 ? `, page ${page}` : ''}`,
    description:
      'Employers in Kenya that have proved who they are, with their open internships and how soon they answer.',
    path: pagedPath(PATH, page),
  });
}

function EmployerRow({ employer }: { employer: ListedEmployer }) {
  const { figures, county } = employer;
  return (
    <li className="border-line flex gap-4 border-b py-4">
      <EmployerMark name={employer.name} logo={employer.logo} />
      <div className="min-w-0">
        <h2 className="text-base font-semibold">
          <Link href={employerPath(employer)}>{employer.name}</Link>
        </h2>
        <p className="text-small text-muted">
          {[kindOfEmployer(employer), ...(county === null ? [] : [countyLabel(county)])].join(', ')}
        </p>
        <p className="text-small">
          {openInternships(employer.open)}
          {typeof figures?.medianDaysToOutcome === 'number' &&
            `. ${answersText(figures.medianDaysToOutcome)}.`}
        </p>
      </div>
    </li>
  );
}

export default async function EmployersPage({ searchParams }: Props) {
  const found = await listVerifiedEmployers({ page: (await searchParams).page });
  return (
    <div className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <PageHeading
        title="Verified employers"
        intro="They’ve proved who they are, with documents that a person has checked."
      />
      {found.employers.length === 0 ? (
        <EmptyState
          title={
            found.total === 0 ? 'No verified employers yet' : `The list ends on page ${found.totalPages}`
          }
          action={
            <Button href={found.total === 0 ? '/internships' : PATH}>
              {found.total === 0 ? 'Find internships' : 'Go to the first page'}
            </Button>
          }
        />
      ) : (
        <>
          <ul className="border-line border-t sm:grid sm:grid-cols-2 sm:gap-x-10">
            {found.employers.map((employer) => (
              <EmployerRow key={employer._id} employer={employer} />
            ))}
          </ul>
          <Pagination {...found} label="Employers" hrefOf={(page) => pagedPath(PATH, page)} />
        </>
      )}
    </div>
  );
}
