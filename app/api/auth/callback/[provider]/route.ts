import { completeSignIn } from '@/lib/identity/accounts/sign-in/complete-sign-in';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { redirectTo } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { withCookies, withoutSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

export const GET = route(async ({ request, params, query, requestId }) => {
  try {
    const { answer, userId } = await completeSignIn(params.provider, query, request);
    const next = redirectTo(answer.headers.get('location') ?? '/dashboard', answer);
    return userId === undefined ? next : withCookies(next, await takeOverSaved(userId, request.headers));
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') throw error;
    const failed = answerToError(error, requestId);
    const answer = error instanceof AppError && error.details.endsSession ? withoutSession(failed) : failed;
    return backToForm(answer, { name: 'sign in', page: '/login' });
  }
});
