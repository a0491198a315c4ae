import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { extendInternship } from '@/lib/internships/closing/extend-internship';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) => {
  const { internship } = await extendInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The deadline has been extended.', internship });
});

export const POST = formCall(call, {
  name: 'extend',
  json: ({ applicationDeadline }) => ({ applicationDeadline }),
  page: (_, { id = '' }) => listingPage(id),
  kept: ['applicationDeadline'],
});
