import { industryFeed, searchFeed } from '@/lib/publishing/feeds/feed-links';
import type { Metadata } from 'next';
import { searchAddress } from '@/lib/search/engine/search-address';
import { readSearch, SEARCH_NAMES, type ListingSearch } from '@/lib/search/engine/search-schema';
import { listFeaturedInternships } from '@/lib/internships/listings/list-featured';
import { readFirst } from '@/lib/internships/listings/read-first';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { pageMetadata } from '@/app/_components/page-metadata';
import { counted } from '@/app/_components/analytics/clicks';
import { Button } from '@/app/_components/button';
import { CountyGrid } from '@/app/_components/county/county-grid';
import { EmptyState } from '@/app/_components/empty-state';
import { feedTypes } from '@/app/_components/feeds';
import { IndustryGrid } from '@/app/_components/industry/industry-grid';
import { FeaturedCarousel } from '@/app/_components/listing/featured-carousel';
import { NewestListings } from '@/app/_components/listing/newest-listings';
import { NO_FEATURED } from '@/app/_components/listing/words';
import { PageHeading } from '@/app/_components/page-heading';
import { searchText } from '@/lib/internships/listings/search-text';
import { SearchForm } from '@/app/_components/search/search-form';
import { SearchResults } from '@/app/_components/search/search-results';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function searchOf({ searchParams }: Props): Promise<ListingSearch | undefined> {
  const asked = await searchParams;
  return SEARCH_NAMES.some((name) => asked[name] !== undefined) ? readSearch(asked) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const search = await searchOf(props);
  if (search) {
    const asked = searchText(search);
    const title = asked === '' ? 'Find an internship in Kenya' : `${asked}: internships in Kenya`;
    const { page = 1 } = search;
    const [, query = ''] = searchAddress(search, { sort: undefined, page: undefined }).split('?');
    return {
      title: page > 1 ? `${title}, page ${page}` : title,
      robots: { index: false, follow: true },
      alternates: { types: feedTypes(searchFeed(new URLSearchParams(query))) },
    };
  }
  return pageMetadata({
    title: 'Internships in Kenya by industry',
    description:
      'Open internships, attachments and entry-level jobs in Kenya in sixteen industries, each with its pay, place and deadline.',
    path: '/internships',
    feeds: feedTypes(industryFeed(null)),
  });
}

export default async function InternshipsPage(props: Props) {
  const search = await searchOf(props);
  if (search) {
    const found = await searchInternships(search);
    return <SearchResults search={search} found={found} first={await readFirst(found.internships)} />;
  }
  const [featured, { facets, internships, total }] = await Promise.all([
    listFeaturedInternships(),
    searchInternships({}),
  ]);
  const now = new Date();
  return (
    <div className="page grid grid-cols-1 gap-5 pt-5 sm:gap-8 sm:pt-12">
      <PageHeading
        title="Internships"
        intro="Pick an industry. Every listing shows its pay, place and deadline, and only open ones are here."
        actions={
          <Button href="#industries" variant="secondary">
            Browse Industries
          </Button>
        }
      />
      {/* The second child, as in `SearchResults`, so that React keeps the filters open at the first choice. */}
      <SearchForm
        search={{}}
        counts={facets}
        total={total}
        results={internships.length > 0 ? 'newest' : undefined}
      />
      <NewestListings listings={internships} open={total} now={now} />
      <section
        aria-roledescription={featured.length > 1 ? 'carousel' : undefined}
        aria-labelledby="featured"
        {...counted('featured')}
        className="mt-8 grid min-w-0 gap-4 sm:mt-16"
      >
        <h2 id="featured">Featured internships</h2>
        {featured.length > 0 ? (
          <FeaturedCarousel listings={featured} now={now} />
        ) : (
          <EmptyState title={NO_FEATURED}>Pick an industry below to see what’s open.</EmptyState>
        )}
      </section>
      <section aria-labelledby="industries" className="mt-8 grid gap-6 sm:mt-16">
        <h2 id="industries">Choose Your Industry</h2>
        <IndustryGrid first={6} more="View All Industries" less="View Less Industries" columns={3} />
      </section>
      {facets.county.length > 0 && (
        <section aria-labelledby="counties" className="mt-8 grid gap-6 sm:mt-16">
          <h2 id="counties">Internships by county</h2>
          <CountyGrid counts={facets.county} />
        </section>
      )}
    </div>
  );
}
