import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { incomingUpload } from '@/lib/http/upload';
import { resubmitInternship } from '@/lib/submissions/resubmit-internship';
import { FILL_ALL } from '@/lib/submissions/messages';

export const PUT = route(async ({ actor, params, request }) => {
  const upload = incomingUpload(request, 'internshipFile', FILL_ALL);
  const { submission } = await resubmitInternship(await actor(), { id: params.id, upload });
  return json(200, { message: 'Your internship has been submitted again for approval.', submission });
});
