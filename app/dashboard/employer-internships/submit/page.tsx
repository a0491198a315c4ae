import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { SubmissionForm } from '../_components/submission-form';
import { LISTINGS, SUBMIT } from '../paths';

export const metadata: Metadata = { title: 'Submit an internship' };

export default async function SubmitInternship() {
  await requireUser(SUBMIT);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: LISTINGS, label: 'My Internships' }]}
        title="Submit an internship"
        intro="We review every listing and e-mail you the decision."
      />
      <SubmissionForm />
    </div>
  );
}
