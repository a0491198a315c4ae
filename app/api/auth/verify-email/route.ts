import { resendVerification } from '@/lib/accounts/resend-verification';
import { loginPath } from '@/lib/auth/login-path';
import { readReturnPath } from '@/lib/auth/return-path';
import { json } from '@/lib/http/answers';
import { formCall } from '@/lib/http/form-call';
import { route } from '@/lib/http/route';

const call = route(async ({ request, body }) => json(200, await resendVerification(await body(), request)));

export const POST = formCall(call, {
  name: 'resend verification',
  json: (texts) => texts,
  page: ({ at, returnTo }) =>
    at === 'register' ? '/register/check-your-mail' : loginPath('notVerified', readReturnPath(returnTo)),
  kept: ['email', 'returnTo'],
});
