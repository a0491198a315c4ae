import type { Metadata } from 'next';
import { listFeaturedInternships } from '@/lib/internships/list-featured';
import { pageMetadata } from '@/app/_components/page-metadata';
import { counted } from '@/app/_components/analytics/clicks';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { FeedLinks, feedTypes } from '@/app/_components/feeds';
import { IndustryGrid } from '@/app/_components/industry/industry-grid';
import { FeaturedCarousel } from '@/app/_components/listing/featured-carousel';
import { NO_FEATURED } from '@/app/_components/listing/words';
import { PageHeading } from '@/app/_components/page-heading';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Internships in Kenya by industry',
    description:
      'Open internships, attachments and entry-level jobs in Kenya in sixteen industries, each with its pay, place and closing day.',
    path: '/internships',
    feeds: feedTypes(null),
  });
}

export default async function InternshipsPage() {
  const featured = await listFeaturedInternships();
  return (
    <div className="page grid gap-16 pt-10 sm:gap-24 sm:pt-16">
      <PageHeading
        size="display"
        title="Internships"
        intro="Choose the industry you want to begin in. Every listing says what it pays, where it is and the day it closes, and only those still open are shown."
        actions={<Button href="#industries">Browse Industries</Button>}
      />
      <section
        aria-roledescription={featured.length > 1 ? 'carousel' : undefined}
        aria-labelledby="featured"
        {...counted('featured')}
        className="grid min-w-0 gap-4"
      >
        <h2 id="featured">Featured internships</h2>
        {featured.length > 0 ? (
          <FeaturedCarousel listings={featured} now={new Date()} />
        ) : (
          <EmptyState title={NO_FEATURED}>Choose your industry below to see what is open.</EmptyState>
        )}
      </section>
      <section aria-labelledby="industries" className="grid gap-6">
        <h2 id="industries">Choose Your Industry</h2>
        <IndustryGrid first={6} more="View All Industries" less="View Less Industries" columns={3} />
        <FeedLinks industry={null} />
      </section>
    </div>
  );
}
