import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/files/once-upload';
import { incomingUpload } from '@/lib/platform/files/upload';
import { resubmitInternship } from '@/lib/submissions/resubmit-internship';
import { FILL_ALL } from '@/lib/submissions/messages';

export const PUT = route(async (context) => {
  const { id } = context.params;
  const incoming = incomingUpload(context.request, 'internshipFile', FILL_ALL);
  const { submission } = await onceUpload(context, incoming, (actor, upload) =>
    resubmitInternship(actor, { id, upload }),
  );
  return json(200, { message: 'Your internship has been submitted again for approval.', submission });
});
