import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { absoluteUrl } from '@/app/_components/absolute-url';
import { ApplySection } from '@/app/_components/apply/apply-section';
import { ListingFacts } from '@/app/_components/listing/listing-facts';
import { ListingHead } from '@/app/_components/listing/listing-head';
import { ListingText } from '@/app/_components/listing/listing-text';
import { AppError } from '@/lib/errors';
import { deadlineFacts } from '@/lib/format/days-left';
import { placeText } from '@/lib/format/listing-words';
import { stipendText } from '@/lib/format/stipend';
import type { PublicInternship } from '@/lib/internships/mapper';
import { readInternshipPage } from '@/lib/internships/read-internship-page';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ industry: string; slug: string }>;
}

const readListing = cache(async (industrySlug: string, slug: string): Promise<PublicInternship> => {
  try {
    return await readInternshipPage({ industrySlug, slug });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'gone')) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { industry, slug } = await params;
  const listing = await readListing(industry, slug);
  const { title, company, status } = listing;
  const closes = `${status === 'Open' ? 'Closes' : 'Closed'} ${deadlineFacts(listing.applicationDeadline, new Date()).date}.`;
  return {
    title: `${title} at ${company}`,
    description: `${title} at ${company}, ${placeText(listing)}. Pay: ${stipendText(listing.stipend)}. ${closes}`,
    alternates: { canonical: absoluteUrl(listing.path) },
    robots: status === 'Closed' ? { index: false } : undefined,
  };
}

export default async function ListingPage({ params }: Props) {
  const { industry, slug } = await params;
  const listing = await readListing(industry, slug);
  const now = new Date();
  return (
    <article className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <ListingHead listing={listing} now={now} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_23rem]">
        <ListingText listing={listing} />
        <aside
          aria-label="Facts and application"
          className="grid content-start gap-8 lg:sticky lg:top-8 lg:self-start"
        >
          <ListingFacts listing={listing} />
          <ApplySection listing={listing} />
        </aside>
      </div>
    </article>
  );
}
