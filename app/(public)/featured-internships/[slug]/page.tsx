import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { SimilarListings } from '@/app/_components/listing/similar-listings';
import { listingMetadata } from '@/app/_components/listing/listing-metadata';
import { ListingView } from '@/app/_components/listing/listing-view';
import { ShareMenu } from '@/app/_components/listing/share-menu';
import { ShareRow } from '@/app/_components/listing/share-row';
import { MessagePage } from '@/app/_components/message-page';
import { AppError } from '@/lib/platform/core/errors';
import { currentRequest, noteFailure } from '@/lib/platform/log/request-context';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { listOthersOfEmployer } from '@/lib/internships/listings/list-others';
import { listSimilarToFeatured } from '@/lib/internships/listings/list-similar';
import { readFeaturedInternship } from '@/lib/internships/listings/read-featured';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ slug: string }>;
}

const NOT_FOUND = 'Internship not found';
const FAILED = 'Failed to load internship details';

type Found = PublicInternship | typeof NOT_FOUND | typeof FAILED;

/** Decodes the slug; an invalid escape matches nothing. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const findFeatured = cache(async (slug: string): Promise<Found> => {
  try {
    return await readFeaturedInternship({ slug: decoded(slug) });
  } catch (err) {
    if (err instanceof AppError && err.code === 'notFound') return NOT_FOUND;
    noteFailure(err);
    return FAILED;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findFeatured((await params).slug);
  return typeof listing === 'string' ? { title: listing } : listingMetadata(listing);
}

function Failed() {
  return (
    <MessagePage
      status={500}
      title={FAILED}
      actions={
        <>
          <Button href="">Try again</Button>
          <Button href="/internships" variant="secondary">
            Return to internships
          </Button>
        </>
      }
    >
      <p>Our server is not responding. Please try again in a moment.</p>
      <p>If you write to us about it, quote this code: {currentRequest()?.id}</p>
    </MessagePage>
  );
}

export default async function FeaturedPage({ params }: Props) {
  const { slug } = await params;
  const listing = await findFeatured(slug);
  if (listing === FAILED) return <Failed />;
  const shown = listing === NOT_FOUND ? undefined : listing;
  const [similar, others] = await Promise.all([
    listSimilarToFeatured({ slug: decoded(slug) }),
    shown ? listOthersOfEmployer(shown) : [],
  ]);
  return (
    <>
      {shown === undefined ? (
        <NotFeatured />
      ) : (
        <ListingView listing={shown} now={new Date()} share={<ShareMenu listing={shown} />}>
          <ShareRow listing={shown} />
        </ListingView>
      )}
      <SimilarListings listing={shown} similar={similar} others={others} />
    </>
  );
}

const NotFeatured = () => (
  <MessagePage
    status={404}
    title={NOT_FOUND}
    actions={<Button href="/internships">Return to internships</Button>}
  >
    <p>It may not be featured any more, or the address may be mistyped.</p>
  </MessagePage>
);
