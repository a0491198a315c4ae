import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { incomingUpload } from '@/lib/http/upload';
import { uploadResume } from '@/lib/users/upload-resume';

export const POST = route(async ({ actor, request }) => {
  const { resume } = await uploadResume(await actor(), incomingUpload(request, 'resume'));
  return json(201, { message: 'Your resume has been uploaded.', resume });
});
