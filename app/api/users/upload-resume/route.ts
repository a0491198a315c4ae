import { applyPath } from '@/lib/internships/listings/apply-path';
import { json } from '@/lib/platform/http/answers';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { uploadResume } from '@/lib/identity/users/upload-resume';

const call = route(async (context) => {
  const { resume } = await onceUpload(context, incomingUpload(context.request, 'resume'), uploadResume);
  return json(201, { message: 'Your resume has been uploaded.', resume });
});

export const POST = pageForm(call, {
  name: 'upload resume',
  page: (_, query) => {
    const internshipId = query.get('apply');
    if (internshipId === null) return '/dashboard/profile';
    return applyPath(internshipId);
  },
});
