import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { DescriptionList } from '@/app/_components/description-list';
import { EmailAddress } from '@/app/_components/email-address';
import { kindOfEmployer } from '@/app/_components/employer/words';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { PlainForm } from '@/app/_components/form/plain-form';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { employerPath, type ReviewedEmployer } from '@/lib/employers/records/mapper';
import { NAMELESS } from '@/lib/employers/records/messages';
import { readReviewedEmployer } from '@/lib/employers/verification/read-reviewed';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import { lastDone, type FormOutcome } from '@/lib/platform/http/form-outcome';
import { attempt } from '../../_components/attempt';
import { EVIDENCE_LABELS } from '../../_components/evidence-labels';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { itemTitle } from '../../_components/item-title';
import { standingText } from '../standing-text';
import { UNDO_FORM, UndoRecall } from './undo-recall';

const PARENT = '/dashboard/employers';
const CRUMBS = [{ href: PARENT, label: 'Employers' }];
const FORM = 'verification';

const find = cache((user: SignedInUser, id: string) => readReviewedEmployer(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  return {
    title: titleAfter(
      (await outcomeOf(FORM)) ?? (await outcomeOf(UNDO_FORM)),
      await itemTitle('Employer', async (user) => (await find(user, id)).name || NAMELESS),
    ),
  };
}

const DECISIONS = [
  { value: 'verify', label: 'Verify for twelve months' },
  { value: 'refuse', label: 'Refuse the documents' },
  { value: 'revoke', label: 'Revoke the verification or confirmed domain' },
];

const factsOf = (employer: ReviewedEmployer) => [
  { term: 'Type', detail: kindOfEmployer(employer) },
  { term: 'Verification', detail: standingText(employer) },
  {
    term: 'Website',
    detail:
      employer.website === null ? (
        'None'
      ) : (
        <a href={employer.website} rel="nofollow noopener noreferrer" className="wrap-anywhere">
          {employer.website}
        </a>
      ),
  },
  {
    term: 'Members',
    detail: (
      <ul>
        {employer.members.map(({ _id, firstName, lastName, email, role }) => (
          <li key={_id} className="wrap-anywhere">
            {firstName} {lastName}, <EmailAddress email={email} />
            {role === 'owner' && ' (owner)'}
          </li>
        ))}
      </ul>
    ),
  },
];

function Documents({ employer: { _id, evidence } }: { employer: ReviewedEmployer }) {
  if (evidence.length === 0) return <p className="text-muted">No documents to check.</p>;
  return (
    <ul className="divide-line border-line divide-y border-y">
      {evidence.map((document) => (
        <li key={document._id} className="grid gap-1 py-3">
          <a href={`/api/admin/employers/${_id}/evidence/${document._id}`} className="wrap-anywhere">
            {document.fileName}
          </a>
          <span className="text-small text-muted">
            {EVIDENCE_LABELS[document.kind]}, sent {formatDateTime(document.at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DecisionForm({ id, outcome }: { id: string; outcome: FormOutcome | null }) {
  return (
    <PlainForm action={`/api/admin/employers/${id}`} outcome={outcome} submit="Decide">
      {(typed, errors) => (
        <>
          <KeepDraft answered={outcome !== null} />
          <SelectField
            name="verification"
            label="Decision"
            placeholder="Choose a decision"
            options={DECISIONS}
            defaultValue={typed.verification}
            error={errors.verification}
          />
          <TextAreaField
            name="comments"
            label="Reason"
            hint="Required to refuse or revoke. We’ll e-mail it to the employer."
            rows={4}
            defaultValue={typed.comments}
            optional
            error={errors.comments}
          />
          <TextField
            name="name"
            label="Another name"
            hint="Only to verify it under a name it couldn’t choose itself."
            defaultValue={typed.name}
            optional
            error={errors.name}
          />
          <CheckboxField
            name="takeName"
            label="Take the name from the employer that has it"
            optional
            hint="Only if the documents show it isn’t theirs. That employer loses its verification and its name."
            error={errors.takeName}
          />
        </>
      )}
    </PlainForm>
  );
}

export default async function EmployerReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${PARENT}/${id}`;
  const user = await requireUser(path);
  const [employer, outcome, undone] = await Promise.all([
    attempt(foundOr404(find(user, id))),
    outcomeOf(FORM),
    outcomeOf(UNDO_FORM),
  ]);
  const done = lastDone([outcome, undone]);
  if (!employer) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={CRUMBS} title="Employer" />
        <LoadFailure href={path} />
      </div>
    );
  }
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={CRUMBS}
        title={employer.name || NAMELESS}
        actions={
          <Button href={employerPath(employer)} variant="secondary">
            See its page
          </Button>
        }
      />
      <OutcomeNotice outcome={done} />
      <UndoRecall employer={employer} outcome={undone} />
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-2">
        <section aria-labelledby="who" className="grid gap-6">
          <h2 id="who" className="text-lead">
            Profile
          </h2>
          <DescriptionList facts={factsOf(employer)} />
          <h3>Documents</h3>
          <Documents employer={employer} />
        </section>
        <section aria-labelledby="decide" className="grid gap-4">
          <h2 id="decide" className="text-lead">
            Decide
          </h2>
          <DecisionForm id={employer._id} outcome={outcome} />
        </section>
      </div>
    </div>
  );
}
