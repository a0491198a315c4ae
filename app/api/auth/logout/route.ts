import { logOut } from '@/lib/accounts/log-out';
import { AppError } from '@/lib/errors';
import { answerToError, nothing } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { withoutSession } from '@/lib/http/session-answer';
import { thenGo } from '@/lib/http/then-go';

/** The cookies go even when the session no longer counted. */
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

export const POST = thenGo(call, () => '/login');
