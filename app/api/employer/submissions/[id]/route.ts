import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { incomingUpload } from '@/lib/platform/files/upload';
import { resubmitInternship } from '@/lib/submissions/resubmit-internship';
import { FILL_ALL } from '@/lib/submissions/messages';

export const PUT = route(async ({ actor, params, request }) => {
  const upload = incomingUpload(request, 'internshipFile', FILL_ALL);
  const { submission } = await resubmitInternship(await actor(), { id: params.id, upload });
  return json(200, { message: 'Your internship has been submitted again for approval.', submission });
});
