import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { CountyFilter } from './county-filter';
import { EmptyState } from '@/app/_components/empty-state';
import { EmployerMark } from '@/app/_components/employer/employer-mark';
import { answersText, kindOfEmployer, openInternships } from '@/app/_components/employer/words';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Pagination } from '@/app/_components/pagination';
import { countyLabel, readCounty } from '@/lib/internships/counties/counties';
import { employerPath } from '@/lib/employers/records/mapper';
import { countVerifiedByCounty } from '@/lib/internships/listings/count-verified-by-county';
import {
  listVerifiedEmployers,
  type ListedEmployer,
} from '@/lib/internships/listings/list-verified-employers';
import type { County } from '@/lib/platform/core/vocabulary';
import { pageNumber, type Paged } from '@/lib/platform/pagination/pagination';

export const dynamic = 'force-dynamic';

const PATH = '/employers';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function addressOf(county: County | undefined, page: number): string {
  const query = new URLSearchParams({ ...(county && { county }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

const titleOf = (county: County | undefined): string =>
  county ? `Verified employers in ${countyLabel(county)}` : 'Verified employers';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = await searchParams;
  const [county, page] = [readCounty(asked.county), pageNumber(asked.page)];
  const title = `${titleOf(county)}${page > 1 ? `, page ${page}` : ''}`;
  if (county) return { title, robots: { index: false, follow: true } };
  return pageMetadata({
    title,
    description:
      'Employers in Kenya that have proved who they are, with their open internships and how soon they answer.',
    path: addressOf(county, page),
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

function NoEmployers({ county, found }: { county: County | undefined; found: Paged }) {
  if (found.total > 0)
    return (
      <EmptyState
        title={`The list ends on page ${found.totalPages}`}
        action={<Button href={addressOf(county, 1)}>Go to the first page</Button>}
      />
    );
  return county ? (
    <EmptyState
      title={`No verified employers in ${countyLabel(county)} yet`}
      action={<Button href={PATH}>See all verified employers</Button>}
    />
  ) : (
    <EmptyState
      title="No verified employers yet"
      action={<Button href="/internships">Find internships</Button>}
    />
  );
}

export default async function EmployersPage({ searchParams }: Props) {
  const asked = await searchParams;
  const county = readCounty(asked.county);
  const [found, counts] = await Promise.all([listVerifiedEmployers(asked), countVerifiedByCounty()]);
  return (
    <div className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <PageHeading
        title={titleOf(county)}
        intro="They’ve proved who they are, with documents that a person has checked."
      />
      {counts.length > 0 && <CountyFilter action={PATH} counts={counts} chosen={county} />}
      {found.employers.length === 0 ? (
        <NoEmployers county={county} found={found} />
      ) : (
        <>
          <ul className="border-line border-t sm:grid sm:grid-cols-2 sm:gap-x-10">
            {found.employers.map((employer) => (
              <EmployerRow key={employer._id} employer={employer} />
            ))}
          </ul>
          <Pagination {...found} label="Employers" hrefOf={(page) => addressOf(county, page)} />
        </>
      )}
    </div>
  );
}
