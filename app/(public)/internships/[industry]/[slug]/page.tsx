import type { Metadata } from 'next';
import { cache } from 'react';
import { absoluteUrl } from '@/app/_components/absolute-url';
import { ApplySection } from '@/app/_components/apply/apply-section';
import { ListingFacts } from '@/app/_components/listing/listing-facts';
import { ListingHead } from '@/app/_components/listing/listing-head';
import { ListingText } from '@/app/_components/listing/listing-text';
import { AppError } from '@/lib/errors';
import { formatDate } from '@/lib/format/dates';
import { placeText } from '@/lib/format/listing-words';
import { stipendText } from '@/lib/format/stipend';
import type { PublicInternship } from '@/lib/internships/mapper';
import { readInternshipPage } from '@/lib/internships/read-internship-page';
import { ListingGone } from './listing-gone';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ industry: string; slug: string }>;
}

type Found = { listing: PublicInternship } | { listing: null; status: 404 | 410; message: string };

const findListing = cache(async (industrySlug: string, slug: string): Promise<Found> => {
  try {
    return { listing: await readInternshipPage({ industrySlug, slug }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'notFound') return { listing: null, status: 404, message: error.message };
    if (error.code === 'gone') return { listing: null, status: 410, message: error.message };
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { industry, slug } = await params;
  const found = await findListing(industry, slug);
  if (!found.listing) return { title: found.message };
  const { title, company, status, stipend, applicationDeadline, path } = found.listing;
  const closes = `${status === 'Open' ? 'Closes' : 'Closed'} ${formatDate(applicationDeadline)}.`;
  return {
    title: `${title} at ${company}`,
    description: `${title} at ${company}, ${placeText(found.listing)}. Pay: ${stipendText(stipend)}. ${closes}`,
    alternates: { canonical: absoluteUrl(path) },
    robots: status === 'Closed' ? { index: false } : undefined,
  };
}

export default async function ListingPage({ params }: Props) {
  const { industry, slug } = await params;
  const found = await findListing(industry, slug);
  if (!found.listing) {
    return <ListingGone status={found.status} message={found.message} industrySlug={industry} />;
  }
  const { listing } = found;
  const now = new Date();
  return (
    <article className="page grid gap-8 pt-8 sm:gap-10 sm:pt-12">
      <ListingHead listing={listing} now={now} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_23rem]">
        <ListingText listing={listing} />
        <aside aria-label="Apply, and the facts" className="grid content-start gap-10">
          <ApplySection listing={listing} now={now} />
          <ListingFacts listing={listing} />
        </aside>
      </div>
    </article>
  );
}
