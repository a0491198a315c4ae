import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { OwnSubmission } from '@/lib/submissions/mapper';
import { readOwnSubmission } from '@/lib/submissions/read-own';
import { SubmissionStatusTag } from '../../../_components/submission-status';
import { SubmissionForm } from '../../_components/submission-form';
import { LISTINGS, SUBMISSIONS } from '../../paths';

export const metadata: Metadata = { title: 'Submission' };

interface Props {
  params: Promise<{ id: string }>;
}

async function ownSubmission(user: SignedInUser, id: string): Promise<OwnSubmission> {
  try {
    return await readOwnSubmission(user, { id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound();
    throw error;
  }
}

const factsOf = (submission: OwnSubmission) => [
  { term: 'Company', detail: submission.company },
  { term: 'Location', detail: submission.location },
  { term: 'Duration', detail: submission.duration },
  { term: 'Deadline', detail: formatDateTime(submission.applicationDeadline) },
  { term: 'How to apply', detail: <span className="whitespace-pre-line">{submission.howToApply}</span> },
  { term: 'Application link', detail: <span className="break-all">{submission.applyLink}</span> },
  { term: 'Details file', detail: <span className="break-words">{submission.file.fileName}</span> },
  { term: 'Submitted', detail: formatDateTime(submission.createdAt) },
];

function Rejected({ submission }: { submission: OwnSubmission }) {
  return (
    <>
      <Notice tone="error" title="This submission was rejected">
        <p className="break-words whitespace-pre-line">{submission.comments}</p>
      </Notice>
      <section aria-labelledby="correct" className="grid gap-6">
        <h2 id="correct" className="text-lead">
          Correct it and submit it again
        </h2>
        <SubmissionForm submission={submission} />
      </section>
    </>
  );
}

export default async function OwnSubmissionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(`${SUBMISSIONS}/${id}`);
  const submission = await ownSubmission(user, id);
  const { status, title, internshipId } = submission;
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[
          { href: LISTINGS, label: 'My Internships' },
          { href: SUBMISSIONS, label: 'Submissions' },
        ]}
        title={title}
        intro={<SubmissionStatusTag status={status} />}
        actions={
          status === 'approved' &&
          internshipId !== null && <Button href={`${LISTINGS}/${internshipId}`}>See the applicants</Button>
        }
      />
      {status === 'rejected' ? (
        <Rejected submission={submission} />
      ) : (
        <div className="max-w-text">
          <DescriptionList facts={factsOf(submission)} />
        </div>
      )}
    </div>
  );
}
