import { removeNote } from '@/lib/applications/board/remove-note';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { applicantPage } from '../../../applicant-page';

const call = route(async ({ actor, params: { applicationId, noteId } }) => {
  await removeNote(await actor(), { applicationId, noteId });
  return json(200, { message: 'The note has been removed.' });
});

export const POST = formCall(call, { name: 'note', json: () => ({}), page: applicantPage, kept: [] });
