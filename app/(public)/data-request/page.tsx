import type { Metadata } from 'next';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { DataRequestForm } from './data-request-form';

export const dynamic = 'force-dynamic';

const FORM = 'data request';
const TITLE = 'Ask about your data';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE), robots: { index: false } };
}

export default async function DataRequestPage() {
  const outcome = await outcomeOf(FORM);
  return (
    <div className="page grid gap-8 pt-8 sm:pt-12">
      <PageHeading
        title={TITLE}
        crumbs={[{ href: '/privacy-policy', label: 'Privacy policy' }]}
        intro="See it, have it corrected or deleted, or object to how we use it. It’s free, you don’t need an account, and a person answers within 7 days."
      />
      <DataRequestForm outcome={outcome} />
      <p className="border-primary text-small max-w-text border-l-4 pl-4">
        With an account you don’t have to wait: download your data or delete your account under Profile. If
        you’re not happy with our answer, you can complain to the Office of the Data Protection Commissioner
        at www.odpc.go.ke.
      </p>
    </div>
  );
}
