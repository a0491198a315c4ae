import { json } from '@/lib/platform/http/answers';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { pageForm } from '@/lib/platform/http/page-form';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/idempotency/once';
import { incomingUpload } from '@/lib/platform/files/upload';
import { openPicture } from '@/lib/identity/users/open-picture';
import { removePicture } from '@/lib/identity/users/remove-picture';
import { uploadPicture } from '@/lib/identity/users/upload-picture';

export const GET = route(async ({ actor }) => fileAnswer(await openPicture(await actor())));

const call = route(async (context) => {
  const { picture } = await onceUpload(context, incomingUpload(context.request, 'picture'), uploadPicture);
  return json(200, { message: 'Your picture has been updated.', picture });
});

export const POST = pageForm(call, { name: 'picture', page: () => '/dashboard/profile' });

export const DELETE = route(async ({ actor }) => {
  await removePicture(await actor());
  return json(200, { message: 'Your picture has been removed.' });
});
