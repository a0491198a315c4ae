import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readOwnTexts } from '@/lib/internships/listings/read-own-texts';
import { readDetailsFile } from '@/lib/internships/submissions/read-details-file';
import { readSubmissionDraft } from '@/lib/internships/submissions/drafts/read-draft';
import { attempt } from '../../_components/attempt';
import { readFilters, type ListProps } from '../../_components/list-page';
import { DraftNotice } from '../_components/draft-notice';
import { SubmissionForm } from '../_components/submission-form';
import { copyForm, LISTINGS, SUBMISSION_FORM, SUBMIT } from '../paths';

const TITLE = 'Submit an internship';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(SUBMISSION_FORM), TITLE) };
}

export default async function SubmitInternship(props: ListProps) {
  const user = await requireUser(SUBMIT);
  const { copy } = await readFilters(props, ['copy']);
  const copied = copy === undefined ? undefined : await attempt(readOwnTexts(user, { id: copy }));
  const isCopy = copy !== undefined && copied !== undefined;
  const stored = isCopy ? await attempt(readDetailsFile(user, { id: copy })) : undefined;
  const about = isCopy ? copyForm(copy) : 'new';
  const [draft, outcome] = await Promise.all([
    attempt(readSubmissionDraft(user, { about })),
    outcomeOf(SUBMISSION_FORM),
  ]);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: LISTINGS, label: 'My Internships' }]}
        title={TITLE}
        intro="We review every listing and e-mail you our decision."
      />
      {draft && !outcome && <DraftNotice {...draft} />}
      <SubmissionForm
        about={about}
        target={{ to: 'new', ...(isCopy && { copyOf: copy }) }}
        filled={draft?.fields ?? (copied && { ...copied, applicationDeadline: undefined })}
        stored={stored ?? undefined}
        chosen={draft?.fileName}
        outcome={outcome?.ok ? null : outcome}
      >
        <KeyField />
      </SubmissionForm>
    </div>
  );
}
