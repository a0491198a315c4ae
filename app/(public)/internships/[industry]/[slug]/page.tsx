import type { Metadata } from 'next';
import { cache } from 'react';
import { listingMetadata } from '@/app/_components/listing/listing-metadata';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { StructuredData } from '@/app/_components/structured-data';
import { breadcrumbList, stepsToListing } from '@/lib/publishing/structured-data/breadcrumb-list';
import { jobPosting } from '@/lib/publishing/structured-data/job-posting';
import { ListingView } from '@/app/_components/listing/listing-view';
import { ShareMenu } from '@/app/_components/listing/share-menu';
import { ShareRow } from '@/app/_components/listing/share-row';
import { SimilarListings } from '@/app/_components/listing/similar-listings';
import { AppError } from '@/lib/platform/core/errors';
import { listOthersOfEmployer } from '@/lib/internships/listings/list-others';
import { listSimilarInternships } from '@/lib/internships/listings/list-similar';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { readInternshipPage } from '@/lib/internships/listings/read-internship-page';
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

const similarTo = (industrySlug: string, slug: string) => listSimilarInternships({ industrySlug, slug });

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { industry, slug } = await params;
  const found = await findListing(industry, slug);
  return found.listing ? listingMetadata(found.listing) : { title: found.message };
}

export default async function ListingPage({ params }: Props) {
  const { industry, slug } = await params;
  const found = await findListing(industry, slug);
  if (!found.listing) {
    return (
      <>
        <ListingGone status={found.status} message={found.message} industrySlug={industry} />
        {found.status === 410 && <SimilarListings similar={await similarTo(industry, slug)} />}
      </>
    );
  }
  const { listing } = found;
  const posting = jobPosting(listing, absoluteUrl);
  const [similar, others] = await Promise.all([similarTo(industry, slug), listOthersOfEmployer(listing)]);
  return (
    <>
      <ListingView listing={listing} now={new Date()} share={<ShareMenu listing={listing} />}>
        <ShareRow listing={listing} />
      </ListingView>
      <SimilarListings listing={listing} similar={similar} others={others} />
      {posting && <StructuredData of={posting} />}
      <StructuredData of={breadcrumbList(stepsToListing(listing), absoluteUrl)} />
    </>
  );
}
