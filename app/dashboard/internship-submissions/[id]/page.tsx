import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/app/_components/description-list';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import { isSevere } from '@/lib/checks/check-listing';
import type { Finding } from '@/lib/checks/finding';
import type { Submission } from '@/lib/submissions/mapper';
import { readFindings } from '@/lib/submissions/read-findings';
import { readSubmission } from '@/lib/submissions/read-submission';
import { SUBMISSION_NAMES } from '@/lib/submissions/submission-fields';
import { MarkedText } from '../../_components/checks/marked-text';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { InternshipForm } from '../../internships/internship-form';
import { Checks } from './checks';
import { DetailsFile } from './details-file';
import { RejectForm } from './reject-form';

const PARENT = '/dashboard/internship-submissions';

/** Two columns where there is room: what was sent on the left, what is decided on the right. */
const SIDE_BY_SIDE = 'grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-[5fr_6fr]';

export const metadata: Metadata = { title: 'Submission' };

const factsOf = (
  submission: Submission,
  marked: (name: 'location' | 'duration' | 'applyLink' | 'howToApply') => ReactNode,
) => [
  {
    term: 'Submitted by',
    detail: submission.submittedBy ? (
      <>
        {submission.submittedBy.firstName} {submission.submittedBy.lastName},{' '}
        <a href={`mailto:${submission.submittedBy.email}`}>{submission.submittedBy.email}</a>
      </>
    ) : (
      'N/A'
    ),
  },
  { term: 'Submitted', detail: formatDateTime(submission.createdAt) },
  { term: 'Location', detail: marked('location') },
  { term: 'Duration', detail: marked('duration') },
  { term: 'Deadline', detail: formatDateTime(submission.applicationDeadline) },
  { term: 'Application link', detail: <span className="break-all">{marked('applyLink')}</span> },
  {
    term: 'How to apply',
    detail: <span className="whitespace-pre-line">{marked('howToApply')}</span>,
  },
];

const markedIn = (submission: Submission, findings: readonly Finding[]) =>
  function Marked(name: 'location' | 'duration' | 'applyLink' | 'howToApply') {
    const inField = findings.filter(({ field }) => field === name);
    return <MarkedText text={submission[name]} findings={inField} />;
  };

function Rejection({ id }: { id: string }) {
  return (
    <section aria-labelledby="reject" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="reject" className="text-lead">
          Reject
        </h2>
        <p className="text-muted">The employer reads your comments and can submit again.</p>
      </div>
      <RejectForm id={id} list={PARENT} />
    </section>
  );
}

function Approval({ submission, asksReason }: { submission: Submission; asksReason: boolean }) {
  const draft = Object.fromEntries(SUBMISSION_NAMES.map((name) => [name, submission[name]]));
  return (
    <section aria-labelledby="approve" className="grid content-start gap-6">
      <div className="grid gap-1">
        <h2 id="approve" className="text-lead">
          Complete and approve
        </h2>
        <p className="text-muted">
          What the employer sent is filled in. Add the industry and what the details file says, then publish.
        </p>
      </div>
      <InternshipForm
        draft={draft}
        asksReason={asksReason}
        action={`/api/admin/internship-submissions/${submission._id}/approve`}
        method="POST"
        fallback="Failed to approve submission"
        button="Approve and publish"
        times={{ message: 2_000, leave: 2_000, to: PARENT }}
        back="Back to submissions"
      />
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

export default async function SubmissionDetail({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${PARENT}/${id}`;
  const user = await requireUser(path);
  const found = await attempt(foundOr404(readSubmission(user, { id })));
  const crumbs = [{ href: PARENT, label: 'Employer Submissions' }];
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={crumbs} title="Submission" />
        <LoadFailure message="Failed to fetch submission details" href={path} />
      </div>
    );
  }
  const { submission } = found;
  const findings = await attempt(readFindings(user, { id }));
  const isPending = submission.status === 'pending';
  return (
    <div className="@container grid gap-10">
      <PageHeading crumbs={crumbs} title={submission.title} intro={submission.company} />
      <div className={SIDE_BY_SIDE}>
        <DescriptionList facts={factsOf(submission, markedIn(submission, findings ?? []))} />
        {isPending ? <Rejection id={submission._id} /> : <Decided {...submission} />}
      </div>
      {isPending && <Checks findings={findings} />}
      <div className={`${SIDE_BY_SIDE} border-line border-t pt-8`}>
        <div className="@min-[48rem]:sticky @min-[48rem]:top-6 @min-[48rem]:self-start">
          <DetailsFile user={user} submission={submission} findings={findings ?? []} />
        </div>
        {isPending && <Approval submission={submission} asksReason={findings?.some(isSevere) ?? false} />}
      </div>
    </div>
  );
}
