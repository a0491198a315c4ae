import type { Metadata } from 'next';
import { AlertButton } from '@/app/_components/alert/alert-button';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { feedTypes } from '@/app/_components/feeds';
import { OpenListings } from '@/app/_components/listing/open-listings';
import { openText } from '@/app/_components/listing/words';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { SearchForm } from '@/app/_components/search/search-form';
import { countyBySlug, countyLabel, countyPath } from '@/lib/internships/counties/counties';
import { countOpenInCounties } from '@/lib/internships/listings/count-open';
import { listInternshipsByCounty } from '@/lib/internships/listings/list-by-county';
import { countyFeed } from '@/lib/publishing/feeds/feed-links';
import { readFilterCounts } from '@/lib/internships/listings/read-filter-counts';
import { readFirst } from '@/lib/internships/listings/read-first';
import { pagedPath, pageNumber } from '@/lib/platform/pagination/pagination';
import type { County } from '@/lib/platform/core/vocabulary';
import { CountyNotFound } from './county-not-found';
import { OtherCounties } from './other-counties';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ county: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function asked({ params, searchParams }: Props) {
  return { county: countyBySlug((await params).county), page: pageNumber((await searchParams).page) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { county, page } = await asked(props);
  if (!county) return { title: 'County not found' };
  const name = countyLabel(county);
  return pageMetadata({
    title: `Internships in ${name} County${page > 1 ? `, page ${page}` : ''}`,
    description: `Open internships, attachments and entry-level jobs in ${name} County, Kenya, newest first, with pay, place and deadline${page > 1 ? ` (page ${page})` : ''}.`,
    path: pagedPath(countyPath(county), page),
    feeds: feedTypes(countyFeed(county)),
  });
}

const NothingHere = ({ county }: { county: County }) => (
  <>
    <meta name="robots" content="noindex" />
    <EmptyState
      title={`No open internships in ${countyLabel(county)}`}
      action={<Button href="/internships?remote=yes">See remote internships</Button>}
    >
      New ones are added most days. Until then, try a remote internship.
    </EmptyState>
  </>
);

export default async function CountyPage(props: Props) {
  const { county, page } = await asked(props);
  if (!county) return <CountyNotFound />;
  const [found, counts] = await Promise.all([
    listInternshipsByCounty({ county, page }),
    countOpenInCounties(),
  ]);
  const [first, filterCounts] = await Promise.all([
    readFirst(found.internships),
    readFilterCounts({ county }),
  ]);
  return (
    <div className="page grid gap-6 pt-6 sm:pt-8">
      <PageHeading
        title={`Internships in ${countyLabel(county)}`}
        intro={openText(found.total)}
        crumbs={[{ href: '/internships', label: 'Internships' }]}
      />
      {found.total > 0 && (
        <SearchForm
          search={{ county: [county] }}
          counts={filterCounts}
          label={`Search in ${countyLabel(county)}`}
          results="results"
        />
      )}
      <OpenListings
        found={found}
        first={first}
        path={countyPath(county)}
        none={<NothingHere county={county} />}
        others={<OtherCounties counts={counts} current={county} />}
      >
        <AlertButton
          search={new URLSearchParams({ county }).toString()}
          label={`E-mail me new internships in ${countyLabel(county)}`}
        />
      </OpenListings>
    </div>
  );
}
