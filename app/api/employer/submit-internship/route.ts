import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/files/once-upload';
import { incomingUpload } from '@/lib/platform/files/upload';
import { FILL_ALL } from '@/lib/submissions/messages';
import { submitInternship } from '@/lib/submissions/submit-internship';

export const POST = route(async (context) => {
  const upload = incomingUpload(context.request, 'internshipFile', FILL_ALL);
  const { submission } = await onceUpload(context, upload, submitInternship);
  return json(201, { message: 'Your internship has been submitted for approval.', submission });
});
