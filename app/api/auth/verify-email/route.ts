import { resendVerification } from '@/lib/identity/accounts/resend-verification';
import { loginPath } from '@/lib/platform/auth/login-path';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ request, body }) => json(200, await resendVerification(await body(), request)));

export const POST = formCall(call, {
  name: 'resend verification',
  json: (texts) => texts,
  page: ({ at, returnTo }) =>
    at === 'register' ? '/register/check-your-mail' : loginPath('notVerified', readReturnPath(returnTo)),
  kept: ['email', 'returnTo'],
});
