import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { listingMetadata } from '@/app/_components/listing/listing-metadata';
import { ListingView } from '@/app/_components/listing/listing-view';
import { MessagePage } from '@/app/_components/message-page';
import { AppError } from '@/lib/errors';
import { readFeaturedInternship } from '@/lib/internships/read-featured';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ slug: string }>;
}

const NOT_FOUND = 'Internship not found';

/** The address as people write it; one with a broken escape is nobody's. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const findFeatured = cache(async (slug: string) => {
  try {
    return await readFeaturedInternship({ slug: decoded(slug) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findFeatured((await params).slug);
  return listing ? listingMetadata(listing) : { title: NOT_FOUND };
}

export default async function FeaturedPage({ params }: Props) {
  const listing = await findFeatured((await params).slug);
  if (listing) return <ListingView listing={listing} now={new Date()} />;
  return (
    <MessagePage
      status={404}
      title={NOT_FOUND}
      actions={<Button href="/internships">Return to internships</Button>}
    >
      <p>It may not be featured any more, or the address may be mistyped.</p>
    </MessagePage>
  );
}
