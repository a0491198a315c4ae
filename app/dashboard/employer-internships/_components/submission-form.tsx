'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { UploadProgress, useUploadProgress } from '@/app/_components/form/upload-progress';
import { Notice } from '@/app/_components/notice';
import type { OwnSubmission } from '@/lib/submissions/mapper';
import { FILL_ALL } from '@/lib/submissions/messages';
import { LISTINGS, SUBMISSIONS, SUBMIT } from '../paths';
import { SubmissionFields, type SubmissionFieldsProps } from './submission-fields';
import { isIncomplete, submissionParts, submissionProblems } from './submission-parts';

const FAILURE = 'Failed to submit internship details';

interface Answer {
  message: string;
  submission: OwnSubmission;
}

function Submitted({ message }: { message: string }) {
  return (
    <div className="grid gap-6">
      <Notice tone="success" title={message} live>
        <p>We review every listing and e-mail you the decision. Its status is under Submissions.</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button href={SUBMISSIONS}>See your submissions</Button>
        <Button href={SUBMIT} variant="secondary">
          Submit another internship
        </Button>
      </div>
    </div>
  );
}

/** Submits a listing for approval; a rejected one, when given, is corrected and submitted again. A new one may begin with a copy. */
export function SubmissionForm({
  submission,
  copied,
}: {
  submission?: OwnSubmission;
  /** What a new one begins with. */
  copied?: SubmissionFieldsProps['copied'];
}) {
  const [done, setDone] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const { call, progress } = useUploadProgress();
  const { onSubmit, sending, problem } = useFormSubmit<Answer>({
    action: submission ? `/api/employer/submissions/${submission._id}` : '/api/employer/submit-internship',
    method: submission ? 'PUT' : 'POST',
    encode: 'multipart',
    parts: submissionParts,
    validate: (form) => {
      const hasStored = submission !== undefined;
      setIncomplete(isIncomplete(form, hasStored));
      return submissionProblems(form, hasStored);
    },
    fallback: FAILURE,
    call,
    onSuccess: ({ message }) => setDone(message),
  });
  const errors = problem?.errors ?? {};

  if (done !== null) return <Submitted message={done} />;
  return (
    <form onSubmit={onSubmit} noValidate className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} message={incomplete ? FILL_ALL : problem.message} />}
      <SubmissionFields copied={copied} errors={errors} submission={submission} />
      <UploadProgress sending={sending} progress={progress} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Submit for approval'}
        </Button>
        <Button href={submission ? SUBMISSIONS : LISTINGS} variant="secondary">
          Cancel
        </Button>
      </div>
    </form>
  );
}
