import { changePassword } from '@/lib/identity/accounts/change-password';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withSession } from '@/lib/platform/http/session-answer';

const call = route(async ({ actor, body, request }) => {
  const { message, session } = await changePassword(await actor(), await body(), request);
  return withSession(json(200, { message, token: session.token }), session);
});

export const POST = formCall(call, {
  name: 'change password',
  json: ({ currentPassword, newPassword, confirmPassword }) => ({
    currentPassword,
    newPassword,
    confirmPassword,
  }),
  page: () => '/dashboard/profile',
  kept: [],
});
