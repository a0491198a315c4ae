import { completeSignIn, type SignInOutcome } from '@/lib/identity/accounts/sign-in/complete-sign-in';
import { pendingCookie } from '@/lib/identity/accounts/sign-in/pending';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError, nothing } from '@/lib/platform/http/answers';
import { secondStepPath } from '@/lib/platform/auth/login-path';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { redirectTo } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { withCookies, withoutSession, withSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

/** Redirects the browser to the path to return to, or to the page that asks for missing details. */
async function answerOf(outcome: SignInOutcome, headers: Headers): Promise<Response> {
  const answer = withCookies(nothing(), outcome.cookies);
  if (outcome.kind === 'success') {
    const taken = await takeOverSaved(outcome.login.user._id, headers);
    return redirectTo(outcome.from, withCookies(withSession(answer, outcome.login), taken));
  }
  if (outcome.kind === 'code') return redirectTo(secondStepPath(outcome.from), answer);
  const page = outcome.kind === 'new' ? '/finish-registration' : '/link-sign-in';
  return redirectTo(page, withCookies(answer, [pendingCookie(outcome.pending)]));
}

export const GET = route(async ({ request, params, query, requestId }) => {
  try {
    const outcome = await completeSignIn(params.provider, Object.fromEntries(query), request);
    return await answerOf(outcome, request.headers);
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') throw error;
    const failed = answerToError(error, requestId);
    const answer = error instanceof AppError && error.details.endsSession ? withoutSession(failed) : failed;
    return backToForm(answer, { name: 'sign in', page: '/login' });
  }
});
