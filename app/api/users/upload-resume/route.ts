import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { incomingUpload } from '@/lib/platform/files/upload';
import { uploadResume } from '@/lib/users/upload-resume';

export const POST = route(async ({ actor, request }) => {
  const { resume } = await uploadResume(await actor(), incomingUpload(request, 'resume'));
  return json(201, { message: 'Your resume has been uploaded.', resume });
});
