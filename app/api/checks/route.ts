import { checkDraft } from '@/lib/internships/listings/check-draft';
import { readUploadedText } from '@/lib/platform/files/uploaded-text';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const POST = route(async ({ actor, body, request }) => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const read = async () => (isForm ? readUploadedText(request, 'internshipFile') : { fields: await body() });
  return json(200, await checkDraft(await actor(), read));
});
