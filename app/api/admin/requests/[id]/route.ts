import { answerDataRequest } from '@/lib/identity/data-requests/answer-data-request';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await answerDataRequest(await actor(), { id: params.id, fields: await body() })),
);

export const POST = formCall(PUT, {
  name: 'answer',
  json: ({ decision, text }) => ({ decision, text }),
  page: (_, { id = '' }) => `/dashboard/requests/${encodeURIComponent(id)}`,
  kept: ['decision', 'text'],
});
