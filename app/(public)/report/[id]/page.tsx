import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { PageHeading } from '@/app/_components/page-heading';
import { readInternship } from '@/lib/internships/listings/read-internship';
import { AppError } from '@/lib/platform/core/errors';
import { ReportForm } from './report-form';

export const dynamic = 'force-dynamic';

const FORM = 'report';
const TITLE = 'Report a listing';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE), robots: { index: false } };
}

async function listingOf(id: string) {
  try {
    return await readInternship({ id });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'gone')) return null;
    throw error;
  }
}

export default async function ReportPage({ params }: Props) {
  const { id } = await params;
  const [listing, outcome] = await Promise.all([listingOf(id), outcomeOf(FORM)]);
  // The third report hides the listing, but its sender still sees the confirmation.
  if (!listing && !outcome?.ok) {
    return (
      <MessagePage
        status={404}
        isHidden
        title="This listing isn’t available"
        actions={<Button href="/internships">Browse internships</Button>}
      >
        <p>It may have been taken down, or the address may be mistyped.</p>
      </MessagePage>
    );
  }
  return (
    <div className="page grid gap-8 pt-8 sm:pt-12">
      <PageHeading
        title={TITLE}
        crumbs={listing ? [{ href: listing.path, label: listing.title }] : []}
        intro={
          listing
            ? `${listing.title} at ${listing.company}. You don’t need an account, and we won’t tell the employer who reported it.`
            : undefined
        }
      />
      <ReportForm id={id} outcome={outcome} />
      <p className="border-primary text-small max-w-text border-l-4 pl-4">
        If you’ve already paid, call your mobile-money provider at once (Safaricom: 100) and ask them to hold
        the money.
      </p>
    </div>
  );
}
