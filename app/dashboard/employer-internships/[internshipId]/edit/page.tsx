import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { readOwnTexts, type OwnTexts } from '@/lib/internships/listings/read-own-texts';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readSubmissionDraft } from '@/lib/internships/submissions/drafts/read-draft';
import { attempt } from '../../../_components/attempt';
import { LoadFailure } from '../../../_components/load-failure';
import { Slow } from '../../../_components/slow';
import { foundOr404 } from '../../../_components/staff/found-or-404';
import { DraftNotice } from '../../_components/draft-notice';
import { SubmissionForm } from '../../_components/submission-form';
import { editForm, formPage, LISTINGS, listingPage, SUBMISSION_FORM } from '../../paths';

const TITLE = 'Edit internship';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(SUBMISSION_FORM), TITLE) };
}

interface FormProps {
  user: SignedInUser;
  id: string;
  texts: OwnTexts;
}

async function Form({ user, id, texts }: FormProps) {
  const about = editForm(id);
  const [draft, outcome] = await Promise.all([
    attempt(readSubmissionDraft(user, { about })),
    outcomeOf(SUBMISSION_FORM),
  ]);
  return (
    <>
      {draft && !outcome && <DraftNotice {...draft} />}
      <SubmissionForm
        about={about}
        target={{ to: 'listing', id }}
        filled={draft?.fields ?? texts}
        outcome={outcome?.ok ? null : outcome}
        button="Save changes"
      >
        <KeyField />
      </SubmissionForm>
    </>
  );
}

/** Changes a published listing: small corrections apply immediately, other changes after approval. */
export default async function EditInternship({ params }: { params: Promise<{ internshipId: string }> }) {
  const { internshipId } = await params;
  const path = formPage(editForm(internshipId));
  const user = await requireUser(path);
  const texts = await attempt(foundOr404(readOwnTexts(user, { id: internshipId })));
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[
          { href: LISTINGS, label: 'My Internships' },
          ...(texts ? [{ href: listingPage(internshipId), label: texts.title }] : []),
        ]}
        title={TITLE}
        intro="Small fixes go live at once. We review anything else first; until then your listing stays the same."
      />
      {!texts && <LoadFailure href={path} />}
      {texts && <Slow>{() => Form({ user, id: internshipId, texts })}</Slow>}
    </div>
  );
}
