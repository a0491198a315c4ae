import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { json } from '@/lib/platform/http/answers';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { uploadSiteLogo } from '@/lib/content/site-settings/logo';

const call = route(async (context) => {
  const { logo } = await onceUpload(context, incomingUpload(context.request, 'logo'), uploadSiteLogo);
  return json(200, { message: 'The logo has been updated.', logo });
});

export const POST = pageForm(call, { name: 'site logo', page: () => '/dashboard/site' });
