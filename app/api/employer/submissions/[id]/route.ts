import { json } from '@/lib/platform/http/answers';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { resubmitInternship } from '@/lib/internships/submissions/resubmit-internship';
import { submissionRoute } from '../../submission-route';

export const PUT = submissionRoute(async (context, upload) => {
  const { id } = context.params;
  const { submission, wasPending } = await onceUpload(context, upload, (actor, received) =>
    resubmitInternship(actor, { id, upload: received }),
  );
  const message = wasPending
    ? 'Your submission has been changed. It’s waiting for approval.'
    : 'Your internship has been submitted again for approval.';
  return json(200, { message, submission });
});

export const POST = PUT;
