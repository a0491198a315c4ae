import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { ListAndDetails } from '@/app/_components/listing/list-and-details';
import { ListingList } from '@/app/_components/listing/listing-list';
import { openText } from '@/app/_components/listing/words';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Pagination } from '@/app/_components/pagination';
import { countyBySlug, countyLabel, countyPath } from '@/lib/counties/counties';
import { listInternshipsByCounty } from '@/lib/internships/list-by-county';
import { pageNumber } from '@/lib/paging';
import type { County } from '@/lib/vocabulary';
import { CountyNotFound } from './county-not-found';
import { OtherCounties } from './other-counties';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ county: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const hrefOf = (county: County, page: number): string =>
  page === 1 ? countyPath(county) : `${countyPath(county)}?page=${page}`;

async function asked({ params, searchParams }: Props) {
  return { county: countyBySlug((await params).county), page: pageNumber((await searchParams).page) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { county, page } = await asked(props);
  if (!county) return { title: 'County not found' };
  const name = countyLabel(county);
  return pageMetadata({
    title: `Internships in ${name} County${page > 1 ? `, page ${page}` : ''}`,
    description: `Open internships, attachments and entry-level jobs in ${name} County, Kenya, newest first, with pay, place and closing day${page > 1 ? ` (page ${page})` : ''}.`,
    path: hrefOf(county, page),
  });
}

function NothingHere({ county, total, totalPages }: { county: County; total: number; totalPages: number }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {total === 0 ? (
        <EmptyState
          title={`Nothing is open in ${countyLabel(county)} at the moment`}
          action={<Button href="/internships?remote=yes">See remote internships</Button>}
        >
          New listings are added most days. Until then, work that can be done from anywhere may be your
          beginning.
        </EmptyState>
      ) : (
        <EmptyState
          title={`The list ends on page ${totalPages}`}
          action={<Button href={hrefOf(county, 1)}>Go to the first page</Button>}
        />
      )}
    </>
  );
}

export default async function CountyPage(props: Props) {
  const { county, page } = await asked(props);
  if (!county) return <CountyNotFound />;
  const found = await listInternshipsByCounty({ county, page });
  return (
    <div className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <PageHeading
        title={`Internships in ${countyLabel(county)}`}
        intro={openText(found.total)}
        crumbs={[{ href: '/internships', label: 'Internships' }]}
        actions={
          <Button href={`/internships?${new URLSearchParams({ county })}`} variant="secondary">
            Search in {countyLabel(county)}
          </Button>
        }
      />
      <ListAndDetails
        ids={Object.fromEntries(found.internships.map(({ path, _id }) => [path, _id]))}
        others={<OtherCounties current={county} />}
      >
        {found.internships.length > 0 ? (
          <>
            <ListingList listings={found.internships} now={new Date()} />
            <Pagination
              page={found.page}
              totalPages={found.totalPages}
              hrefOf={(to) => hrefOf(county, to)}
              label="Internships"
            />
          </>
        ) : (
          <NothingHere county={county} total={found.total} totalPages={found.totalPages} />
        )}
      </ListAndDetails>
    </div>
  );
}
