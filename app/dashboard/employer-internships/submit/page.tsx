import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readOwnTexts } from '@/lib/internships/read-own-texts';
import { attempt } from '../../_components/attempt';
import { readFilters, type ListProps } from '../../_components/list-page';
import { SubmissionForm } from '../_components/submission-form';
import { LISTINGS, SUBMIT } from '../paths';

export const metadata: Metadata = { title: 'Submit an internship' };

export default async function SubmitInternship(props: ListProps) {
  const user = await requireUser(SUBMIT);
  const { copy } = await readFilters(props, ['copy']);
  const copied = copy === undefined ? undefined : await attempt(readOwnTexts(user, { id: copy }));
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: LISTINGS, label: 'My Internships' }]}
        title="Submit an internship"
        intro="We review every listing and e-mail you the decision."
      />
      <SubmissionForm copied={copied && { ...copied, applicationDeadline: undefined }} />
    </div>
  );
}
