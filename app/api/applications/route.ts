import { applyPath } from '@/lib/internships/listings/apply-path';
import { applyToInternship } from '@/lib/applications/apply/apply';
import { appliedBefore } from '@/lib/applications/status/step-words';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';

const call = route(async (context) => {
  const { application, created } = await onceJson(context, applyToInternship);
  return created
    ? json(201, { message: 'Your application has been recorded.', application })
    : json(200, { message: appliedBefore(application.status), application });
});

export const POST = formCall(call, {
  name: 'apply',
  json: ({ internshipId, resumeId }) => ({ internshipId, resumeId }),
  page: ({ internshipId = '' }) => applyPath(internshipId),
  kept: [],
});
