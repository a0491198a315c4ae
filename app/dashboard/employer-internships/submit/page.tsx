import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { readEmployerProfile } from '@/lib/employers/profile/read-profile';
import { countyLabel } from '@/lib/internships/counties/counties';
import { momentOfDeadline, usualDay } from '@/lib/internships/listings/latest-deadline';
import { readOwnTexts } from '@/lib/internships/listings/read-own-texts';
import { readDetailsFile } from '@/lib/internships/submissions/read-details-file';
import type { WrittenFields } from '@/lib/internships/submissions/drafts/mapper';
import { readSubmissionDraft } from '@/lib/internships/submissions/drafts/read-draft';
import { attempt } from '../../_components/attempt';
import { readFilters, type ListProps } from '../../_components/list-page';
import { Slow } from '../../_components/slow';
import { DraftNotice } from '../_components/draft-notice';
import { SubmissionForm } from '../_components/submission-form';
import { copyForm, LISTINGS, SUBMISSION_FORM, SUBMIT } from '../paths';

const TITLE = 'Submit an internship';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(SUBMISSION_FORM), TITLE) };
}

/** The initial values of a new listing: from the employer's profile, and a deadline in thirty days. */
const usualFields = (employer: OwnEmployer | null | undefined): WrittenFields => ({
  company: employer?.name,
  ...(employer?.county && { location: countyLabel(employer.county), county: employer.county }),
  applicationDeadline: momentOfDeadline({ day: usualDay(new Date()) }),
});

/** The form for a new listing. It begins as the draft, as a copy of the listing or submission `copy`, or with the usual fields. */
async function Form({ user, copy }: { user: SignedInUser; copy: string | undefined }) {
  const copied = copy === undefined ? undefined : await attempt(readOwnTexts(user, { id: copy }));
  const isCopy = copy !== undefined && copied !== undefined;
  const stored = isCopy ? await attempt(readDetailsFile(user, { id: copy })) : undefined;
  const about = isCopy ? copyForm(copy) : 'new';
  const [draft, profile, outcome] = await Promise.all([
    attempt(readSubmissionDraft(user, { about })),
    isCopy ? undefined : attempt(readEmployerProfile(user)),
    outcomeOf(SUBMISSION_FORM),
  ]);
  const begun = isCopy ? { ...copied, applicationDeadline: undefined } : usualFields(profile?.employer);
  return (
    <>
      {draft && !outcome && <DraftNotice {...draft} />}
      <SubmissionForm
        about={about}
        target={{ to: 'new', ...(isCopy && { copyOf: copy }) }}
        filled={draft?.fields ?? begun}
        stored={stored ?? undefined}
        chosen={draft?.fileName}
        isFresh={!isCopy && !draft && !outcome}
        outcome={outcome?.ok ? null : outcome}
      >
        <KeyField />
      </SubmissionForm>
    </>
  );
}

export default async function SubmitInternship(props: ListProps) {
  const user = await requireUser(SUBMIT);
  const { copy } = await readFilters(props, ['copy']);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: LISTINGS, label: 'My Internships' }]}
        title={TITLE}
        intro="We review every listing and e-mail you our decision."
      />
      <Slow>{() => Form({ user, copy })}</Slow>
    </div>
  );
}
