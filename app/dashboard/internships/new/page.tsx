import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { InternshipForm } from '../internship-form';

const PARENT = '/dashboard/internships';

const FORM = 'listing';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfter(await outcomeOf(FORM), 'Create internship'),
});

export default async function NewInternship() {
  await requireUser(`${PARENT}/new`);
  const outcome = await outcomeOf(FORM);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Internships' }]}
        title="Create internship"
        intro="It goes live as soon as you publish it."
      />
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <InternshipForm
        draft={{}}
        action="/api/internships"
        method="POST"
        fallback="Failed to create internship"
        button="Publish internship"
        times={{ message: 4_000, leave: 4_500, to: PARENT }}
        back="Back to internships"
        outcome={outcome}
      >
        <KeyField />
      </InternshipForm>
    </div>
  );
}
