import { logOut } from '@/lib/identity/accounts/log-out';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError, nothing } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { withoutSession } from '@/lib/platform/http/session-answer';
import { redirect303 } from '@/lib/platform/http/redirect-303';

/** Clears the cookies even if the session is invalid. */
const call = route(async ({ request, requestId }) => {
  try {
    await logOut(request.headers);
    return withoutSession(nothing());
  } catch (error) {
    if (error instanceof AppError && error.details.session)
      return withoutSession(answerToError(error, requestId));
    throw error;
  }
});

export const POST = redirect303(call, () => '/login');
