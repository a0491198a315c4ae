import { json } from '@/lib/platform/http/answers';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { submitInternship } from '@/lib/internships/submissions/submit-internship';
import { submissionRoute } from '../submission-route';

export const POST = submissionRoute(async (context, upload) => {
  const { submission } = await onceUpload(context, upload, submitInternship);
  return json(201, { message: 'Your internship has been submitted for approval.', submission });
});
