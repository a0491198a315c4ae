import type { Metadata } from 'next';
import { DescriptionList } from '@/app/_components/description-list';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/auth/require-user';
import { formatDateTime } from '@/lib/format/dates';
import type { Submission } from '@/lib/submissions/mapper';
import { readSubmission } from '@/lib/submissions/read-submission';
import { attempt } from '../../_components/attempt';
import { EmailText } from '../../_components/email-text';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/office/found-or-404';
import { InternshipForm } from '../../internships/internship-form';
import { DownloadDetails } from './download-details';
import { RejectForm } from './reject-form';

const PARENT = '/dashboard/internship-submissions';

export const metadata: Metadata = { title: 'Submission' };

const factsOf = (submission: Submission) => [
  {
    term: 'Submitted by',
    detail: submission.submittedBy ? (
      <>
        {submission.submittedBy.firstName} {submission.submittedBy.lastName},{' '}
        <a href={`mailto:${submission.submittedBy.email}`}>
          <EmailText address={submission.submittedBy.email} />
        </a>
      </>
    ) : (
      'N/A'
    ),
  },
  { term: 'Submitted', detail: formatDateTime(submission.createdAt) },
  { term: 'Location', detail: submission.location },
  { term: 'Duration', detail: submission.duration },
  { term: 'Deadline', detail: formatDateTime(submission.applicationDeadline) },
  { term: 'Application link', detail: <span className="break-all">{submission.applyLink}</span> },
  {
    term: 'How to apply',
    detail: <span className="whitespace-pre-line">{submission.howToApply}</span>,
  },
];

function Decision({ submission }: { submission: Submission }) {
  const { _id, title, company, location, duration, applicationDeadline, applyLink, howToApply } = submission;
  const draft = { title, company, location, duration, applicationDeadline, applyLink, howToApply };
  return (
    <>
      <section aria-labelledby="approve" className="grid gap-6">
        <div className="max-w-text grid gap-2">
          <h2 id="approve" className="text-lead">
            Complete and approve
          </h2>
          <p className="text-muted">
            What the employer sent is filled in. Add the industry and what the details file says, then
            publish.
          </p>
        </div>
        <InternshipForm
          draft={draft}
          action={`/api/admin/internship-submissions/${_id}/approve`}
          method="POST"
          fallback="Failed to approve submission"
          button="Approve and publish"
          times={{ message: 2_000, leave: 2_000, to: PARENT }}
          back="Back to submissions"
        />
      </section>
      <section aria-labelledby="reject" className="border-line grid gap-6 border-t pt-8">
        <div className="max-w-text grid gap-2">
          <h2 id="reject" className="text-lead">
            Reject
          </h2>
          <p className="text-muted">The employer reads your comments and can submit again.</p>
        </div>
        <RejectForm id={_id} list={PARENT} />
      </section>
    </>
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
  return (
    <div className="grid gap-10">
      <PageHeading crumbs={crumbs} title={submission.title} intro={submission.company} />
      <div className="max-w-text grid gap-6">
        <DescriptionList facts={factsOf(submission)} />
        <DownloadDetails id={submission._id} fileName={submission.file.fileName} />
      </div>
      {submission.status === 'pending' ? (
        <Decision submission={submission} />
      ) : (
        <Notice title={`This submission was ${submission.status}.`}>
          {submission.comments !== null && <p>{submission.comments}</p>}
        </Notice>
      )}
    </div>
  );
}
