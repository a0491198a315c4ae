import { endOtherSessions } from '@/lib/identity/accounts/sessions/end-other-sessions';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withSession } from '@/lib/platform/http/session-answer';

const call = route(async ({ actor, request }) => {
  const { message, session } = await endOtherSessions(await actor(), request.headers);
  return withSession(json(200, { message, token: session.token }), session);
});

export const POST = formCall(call, {
  name: 'end sessions',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
