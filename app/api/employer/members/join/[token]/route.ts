import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { joinEmployer } from '@/lib/employers/members/join-employer';

const call = route(async ({ actor, params }) =>
  json(200, await joinEmployer(await actor(), { token: params.token })),
);

export const POST = formCall(call, {
  name: 'join employer',
  json: () => ({}),
  page: (_, { token = '' }) => `/dashboard/employer/join/${encodeURIComponent(token)}`,
  done: () => '/dashboard/employer',
  kept: [],
});
