import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { incomingUpload } from '@/lib/platform/files/upload';
import { FILL_ALL } from '@/lib/submissions/messages';
import { submitInternship } from '@/lib/submissions/submit-internship';

export const POST = route(async ({ actor, request }) => {
  const upload = incomingUpload(request, 'internshipFile', FILL_ALL);
  const { submission } = await submitInternship(await actor(), upload);
  return json(201, { message: 'Your internship has been submitted for approval.', submission });
});
