import { unlinkSignIn } from '@/lib/identity/accounts/sign-in/unlink-sign-in';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) =>
  json(200, await unlinkSignIn(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'unlink sign-in',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
