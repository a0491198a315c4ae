import { json } from '@/lib/platform/http/answers';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { removeLogo, uploadLogo } from '@/lib/employers/profile/logo';

const call = route(async (context) => {
  const { logo } = await onceUpload(context, incomingUpload(context.request, 'logo'), uploadLogo);
  return json(200, { message: 'The logo has been updated.', logo });
});

export const POST = pageForm(call, { name: 'employer logo', page: () => '/dashboard/employer' });

export const DELETE = route(async ({ actor }) => {
  await removeLogo(await actor());
  return json(200, { message: 'The logo has been removed.' });
});
