import { onceUpload } from '@/lib/platform/files/once-upload';
import { incomingUpload } from '@/lib/platform/files/upload';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { uploadSiteLogo } from '@/lib/site/logo';

export const POST = route(async (context) => {
  const { logo } = await onceUpload(context, incomingUpload(context.request, 'logo'), uploadSiteLogo);
  return json(200, { message: 'The logo has been updated.', logo });
});
