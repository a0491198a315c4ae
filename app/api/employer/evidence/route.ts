import { json } from '@/lib/platform/http/answers';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { addEvidence } from '@/lib/employers/verification/add-evidence';

const call = route(async (context) => {
  const { employer } = await onceUpload(context, incomingUpload(context.request, 'document'), addEvidence);
  return json(201, { message: 'We have your document and will check it within two working days.', employer });
});

export const POST = pageForm(call, { name: 'evidence', page: () => '/dashboard/employer' });
