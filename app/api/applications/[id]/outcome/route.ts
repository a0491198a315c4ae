import { noteOutcome } from '@/lib/applications/tracking/note-outcome';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) => {
  const noted = await noteOutcome(await actor(), { applicationId: params.id, noted: await body() });
  return json(200, { message: 'Your note is stored.', ...noted });
});

export const POST = formCall(call, {
  name: 'outcome',
  json: ({ outcome = '', note = '' }) => ({ outcome: outcome === '' ? null : outcome, note }),
  page: (_, { id = '' }) => `/dashboard/my-internships/${encodeURIComponent(id)}`,
  kept: ['outcome', 'note'],
});
