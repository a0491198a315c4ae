import { industryFeed } from '@/lib/publishing/feeds/feed-links';
import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { AlertButton } from '@/app/_components/alert/alert-button';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { feedTypes } from '@/app/_components/feeds';
import { OpenListings } from '@/app/_components/listing/open-listings';
import { NONE_IN_INDUSTRY } from '@/app/_components/listing/words';
import { pageMetadata } from '@/app/_components/page-metadata';
import { SearchForm } from '@/app/_components/search/search-form';
import { StructuredData } from '@/app/_components/structured-data';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { listInternshipsByIndustry } from '@/lib/internships/listings/list-by-industry';
import { readFilterCounts } from '@/lib/internships/listings/read-filter-counts';
import { readFirst } from '@/lib/internships/listings/read-first';
import { pagedPath, pageNumber } from '@/lib/platform/pagination/pagination';
import { breadcrumbList, stepsToIndustry } from '@/lib/publishing/structured-data/breadcrumb-list';
import { IndustryHead } from './industry-head';
import { IndustryNotFound } from './industry-not-found';
import { OtherIndustries } from './other-industries';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ industry: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pathOf = (slug: string): string => `/internships/${slug}`;

async function asked({ params, searchParams }: Props) {
  return { industry: industryBySlug((await params).industry), page: pageNumber((await searchParams).page) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { industry, page } = await asked(props);
  if (!industry) return { title: 'Industry not found' };
  return pageMetadata({
    title: `${industry.name} internships in Kenya${page > 1 ? `, page ${page}` : ''}`,
    description: `Open internships, attachments and entry-level jobs in ${industry.name} in Kenya, newest first, with pay, place and deadline${page > 1 ? ` (page ${page})` : ''}.`,
    path: pagedPath(pathOf(industry.slug), page),
    feeds: feedTypes(industryFeed(industry)),
  });
}

const NothingHere = () => (
  <EmptyState
    title={NONE_IN_INDUSTRY}
    action={<Button href="/internships#industries">Browse Industries</Button>}
  >
    New ones are added most days. Until then, try another industry.
  </EmptyState>
);

export default async function IndustryPage(props: Props) {
  const { industry, page } = await asked(props);
  if (!industry) return <IndustryNotFound />;
  const found = await listInternshipsByIndustry({ industryId: industry.id, page });
  const [first, counts] = await Promise.all([
    readFirst(found.internships),
    readFilterCounts({ industry: industry.id }),
  ]);
  return (
    <div className="page grid gap-6 pt-6 sm:pt-8">
      <IndustryHead industry={industry} total={found.total} />
      {found.total > 0 && (
        <SearchForm
          search={{ industry: [industry.id] }}
          counts={counts}
          label={`Search in ${industry.name}`}
          results="results"
        />
      )}
      <OpenListings
        found={found}
        first={first}
        path={pathOf(industry.slug)}
        none={<NothingHere />}
        others={<OtherIndustries current={industry.id} />}
      >
        <AlertButton
          search={`industry=${industry.id}`}
          label={`E-mail me new internships in ${industry.name}`}
        />
      </OpenListings>
      <StructuredData of={breadcrumbList(stepsToIndustry(industry), absoluteUrl)} />
    </div>
  );
}
