import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/files/once-upload';
import { incomingUpload } from '@/lib/platform/files/upload';
import { uploadResume } from '@/lib/users/upload-resume';

export const POST = route(async (context) => {
  const { resume } = await onceUpload(context, incomingUpload(context.request, 'resume'), uploadResume);
  return json(201, { message: 'Your resume has been uploaded.', resume });
});
