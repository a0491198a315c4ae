import type { Metadata } from 'next';
import { cache } from 'react';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { AlertButton } from '@/app/_components/alert/alert-button';
import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { EmptyState } from '@/app/_components/empty-state';
import { EmployerFigures } from '@/app/_components/employer/employer-figures';
import { EmployerMark } from '@/app/_components/employer/employer-mark';
import { BadgeTag } from '@/app/_components/employer/badge-tag';
import { badgeText, kindOfEmployer } from '@/app/_components/employer/words';
import { feedTypes } from '@/app/_components/feeds';
import { ListingList } from '@/app/_components/listing/listing-list';
import { openText } from '@/app/_components/listing/words';
import { MessagePage } from '@/app/_components/message-page';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Pagination } from '@/app/_components/pagination';
import { StructuredData } from '@/app/_components/structured-data';
import { countyLabel } from '@/lib/internships/counties/counties';
import { employerPath } from '@/lib/employers/records/mapper';
import { EMPLOYER_NOT_FOUND } from '@/lib/employers/records/messages';
import { employerFeed } from '@/lib/publishing/feeds/feed-links';
import { readEmployerPage, type EmployerPage } from '@/lib/internships/listings/read-employer-page';
import { AppError } from '@/lib/platform/core/errors';
import { pagedPath, pageNumber } from '@/lib/platform/pagination/pagination';
import { employerData } from '@/lib/publishing/structured-data/employer';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const find = cache(async (slug: string, page: number): Promise<EmployerPage | null> => {
  try {
    return await readEmployerPage({ slug, page: String(page) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
});

const asked = async ({ params, searchParams }: Props) => ({
  slug: (await params).slug,
  page: pageNumber((await searchParams).page),
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, page } = await asked(props);
  const found = await find(slug, page);
  if (!found) return { title: EMPLOYER_NOT_FOUND };
  const { employer } = found;
  return {
    ...pageMetadata({
      title: `Internships at ${employer.name}${page > 1 ? `, page ${page}` : ''}`,
      description: `${employer.name}: open internships and entry-level jobs, and how it answers applicants.`,
      path: pagedPath(employerPath(employer), page),
      feeds: feedTypes(employerFeed(employer)),
    }),
    // Anyone can write an employer profile, so only verified ones may be indexed by search engines.
    ...(employer.verifiedUntil === null && { robots: { index: false, follow: true } }),
  };
}

const factsOf = ({ employer }: EmployerPage) => [
  { term: 'Type', detail: kindOfEmployer(employer) },
  ...(employer.county === null ? [] : [{ term: 'County', detail: countyLabel(employer.county) }]),
  ...(employer.website === null
    ? []
    : [
        {
          term: 'Website',
          detail: (
            <a href={employer.website} rel="nofollow noopener" className="wrap-anywhere">
              {new URL(employer.website).hostname}
            </a>
          ),
        },
      ]),
  {
    term: 'Verification',
    detail: `${badgeText(employer)}${employer.badge?.kind === 'domain' ? '. It gets e-mail there; we haven’t seen its documents.' : ''}`,
  },
];

function OpenHere({ found, path }: { found: EmployerPage; path: string }) {
  const { internships, total, totalPages } = found;
  if (total === 0) {
    return (
      <EmptyState
        title="No open internships right now"
        action={<Button href="/internships">Find internships</Button>}
      >
        Create an alert or follow the feed below to hear about the next one.
      </EmptyState>
    );
  }
  if (internships.length === 0) {
    return (
      <EmptyState
        title={`The list ends on page ${totalPages}`}
        action={<Button href={path}>Go to the first page</Button>}
      />
    );
  }
  return (
    <>
      <ListingList listings={internships} now={new Date()} heading="h3" />
      <Pagination {...found} label="Internships" hrefOf={(to) => pagedPath(path, to)} />
    </>
  );
}

export default async function EmployerPublicPage(props: Props) {
  const { slug, page } = await asked(props);
  const found = await find(slug, page);
  if (!found) {
    return (
      <MessagePage
        status={404}
        title={EMPLOYER_NOT_FOUND}
        actions={<Button href="/internships">Find internships</Button>}
      >
        <p>The employer may have left, or the address may be mistyped.</p>
      </MessagePage>
    );
  }
  const { employer } = found;
  const path = employerPath(employer);
  return (
    <div className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <PageHeading
        crumbs={[{ href: '/employers', label: 'Employers' }]}
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <EmployerMark name={employer.name} logo={employer.logo} />
            {employer.name}
            <BadgeTag badge={employer.badge} />
          </span>
        }
      />
      <div className="grid items-start gap-x-12 gap-y-8 *:min-w-0 md:grid-cols-2">
        <section aria-labelledby="about" className="grid gap-4">
          <h2 id="about" className="text-lead">
            About
          </h2>
          <DescriptionList facts={factsOf(found)} />
          {employer.about !== '' && (
            <p className="max-w-text wrap-anywhere whitespace-pre-line">{employer.about}</p>
          )}
        </section>
        <EmployerFigures figures={employer.figures} />
      </div>
      <section aria-labelledby="open" className="grid gap-4">
        <h2 id="open" className="text-lead">
          {openText(found.total)}
        </h2>
        <OpenHere found={found} path={path} />
        <AlertButton
          search={new URLSearchParams({ employer: employer.slug }).toString()}
          label={`E-mail me new internships at ${employer.name}`}
        />
      </section>
      <StructuredData of={employerData(employer, absoluteUrl)} />
    </div>
  );
}
