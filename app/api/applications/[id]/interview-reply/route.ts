import { replyToInterview } from '@/lib/applications/tracking/reply-to-interview';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) =>
  json(200, await replyToInterview(await actor(), { applicationId: params.id, reply: await body() })),
);

const COMING: Readonly<Record<string, boolean>> = { yes: true, no: false };

export const POST = formCall(call, {
  name: 'interview',
  json: ({ at, coming, note = '' }) => ({ at, coming: COMING[coming ?? ''], note }),
  page: (_, { id = '' }) => `/dashboard/my-internships/${encodeURIComponent(id)}`,
  kept: ['note'],
});
