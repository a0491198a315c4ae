import { addNote } from '@/lib/applications/board/add-note';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { applicantPage } from '../applicant-page';

const call = route(async (context) => {
  const { applicationId } = context.params;
  const { note } = await onceJson(context, (actor, note) => addNote(actor, { applicationId, note }));
  return json(201, { message: 'The note has been saved.', note });
});

export const POST = formCall(call, {
  name: 'note',
  json: ({ text }) => ({ text }),
  page: applicantPage,
  kept: ['text'],
});
