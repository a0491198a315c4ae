import { industryFeed } from '@/lib/publishing/feeds/feed-links';
import type { Metadata } from 'next';
import { ARTICLES } from '@/lib/content/articles/articles';
import { listFeaturedInternships } from '@/lib/internships/listings/list-featured';
import { readOpenings } from '@/lib/internships/listings/read-openings';
import { site } from '@/lib/platform/core/site';
import { organization } from '@/lib/publishing/structured-data/organization';
import { webSite } from '@/lib/publishing/structured-data/web-site';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { feedTypes } from '../_components/feeds';
import { IndustryGrid } from '../_components/industry/industry-grid';
import { NewestListings } from '../_components/listing/newest-listings';
import { pageMetadata } from '../_components/page-metadata';
import { StructuredData } from '../_components/structured-data';
import { CareerTips } from './home/career-tips';
import { Contact } from './home/contact';
import { FeaturedSection } from './home/featured-section';
import { Hero } from './home/hero';
import { Mission } from './home/mission';
import { Reasons } from './home/reasons';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${site.name}: internships and first jobs in Kenya`,
    titleIsWhole: true,
    description: site.description,
    path: '/',
    feeds: feedTypes(industryFeed(null)),
  });
}

export default async function HomePage() {
  const [featured, { newest, open, today }] = await Promise.all([listFeaturedInternships(), readOpenings()]);
  const now = new Date();
  return (
    <>
      <Hero />
      <div className="page mt-4 sm:mt-16">
        <NewestListings listings={newest} open={open} today={today} now={now} />
      </div>
      <FeaturedSection listings={featured} now={now} />
      <Mission />
      <Reasons />
      <section aria-labelledby="industries" className="page mt-8 grid gap-3 sm:mt-28 sm:gap-6">
        <h2 id="industries">Internships by industry</h2>
        <IndustryGrid first={8} more="View More" less="View Less" columns={4} />
      </section>
      <CareerTips articles={ARTICLES.slice(0, 3)} />
      <Contact />
      <StructuredData of={webSite(absoluteUrl)} />
      <StructuredData of={organization(absoluteUrl)} />
    </>
  );
}
