import type { Metadata } from 'next';
import { cache } from 'react';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomesOf, titleAfterAny } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { isSevere } from '@/lib/trust/fraud-checks/check-listing';
import type { Submission } from '@/lib/internships/submissions/mapper';
import { readDetailsText } from '@/lib/internships/submissions/read-details-text';
import { readFindings } from '@/lib/internships/submissions/read-findings';
import { readSubmission } from '@/lib/internships/submissions/read-submission';
import { readReplaced } from '@/lib/internships/submissions/read-replaced';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { Slow } from '../../_components/slow';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { Approval, Replaces } from './approval';
import { Checks } from './checks';
import { DetailsFile } from './details-file';
import { SUBMISSIONS } from './paths';
import { RejectForm } from './reject-form';
import { SubmissionFacts } from './submission-facts';
import { itemTitle } from '../../_components/item-title';

const SIDE_BY_SIDE = 'grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-[5fr_6fr]';
const FORMS = ['listing', 'reject submission'] as const;

const find = cache((user: SignedInUser, id: string) => readSubmission(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Submission', async (user) => (await find(user, id)).submission.title);
  return { title: titleAfterAny(await outcomesOf(FORMS), title) };
}

function Rejection({
  submission: { _id, updatedAt },
  outcome,
}: {
  submission: Submission;
  outcome: FormOutcome | null;
}) {
  return (
    <section aria-labelledby="reject" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="reject" className="text-lead">
          Reject
        </h2>
        <p className="text-muted">The employer reads your comments and can submit again.</p>
      </div>
      <RejectForm id={_id} updatedAt={updatedAt} list={SUBMISSIONS} outcome={outcome}>
        <KeyField />
      </RejectForm>
    </section>
  );
}

function Decided({ status, comments }: Submission) {
  return (
    <Notice title={`This submission was ${status}.`}>
      {comments !== null && <p className="wrap-anywhere whitespace-pre-line">{comments}</p>}
    </Notice>
  );
}

async function Review({ user, submission }: { user: SignedInUser; submission: Submission }) {
  const { _id: id } = submission;
  const [checked, listing, details] = await Promise.all([
    attempt(readFindings(user, { id })),
    readReplaced(user, { id }),
    attempt(readDetailsText(user, { id })),
  ]);
  const outcomes = await outcomesOf(FORMS);
  const findings = checked?.findings;
  const isPending = submission.status === 'pending';
  return (
    <>
      {isPending && listing && <Replaces listing={listing} submission={submission} />}
      <div className={SIDE_BY_SIDE}>
        <SubmissionFacts submission={submission} findings={findings ?? []} />
        {isPending ? (
          <Rejection submission={submission} outcome={outcomes['reject submission']} />
        ) : (
          <Decided {...submission} />
        )}
      </div>
      {isPending && <Checks checked={checked} />}
      <div className={`${SIDE_BY_SIDE} border-line border-t pt-8`}>
        <div className="@min-[48rem]:sticky @min-[48rem]:top-6 @min-[48rem]:self-start">
          <DetailsFile details={details} submission={submission} findings={findings ?? []} />
        </div>
        {isPending && (
          <Approval
            submission={submission}
            listing={listing}
            fileText={details?.text}
            outcome={outcomes.listing}
            asksReason={findings?.some(isSevere) ?? false}
          />
        )}
      </div>
    </>
  );
}

export default async function SubmissionDetail({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${SUBMISSIONS}/${id}`;
  const user = await requireUser(path);
  const found = await attempt(foundOr404(find(user, id)));
  const crumbs = [{ href: SUBMISSIONS, label: 'Employer Submissions' }];
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={crumbs} title="Submission" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { submission } = found;
  return (
    <div className="@container grid gap-10">
      <PageHeading crumbs={crumbs} title={submission.title} intro={submission.company} />
      <Slow>{() => Review({ user, submission })}</Slow>
    </div>
  );
}
