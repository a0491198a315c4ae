import { safePath } from '@/lib/platform/auth/safe-redirect';
import { startSignIn } from '@/lib/identity/accounts/sign-in/start-sign-in';
import { answerToError, json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { leavePage } from '@/lib/platform/http/leave-page';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { route, type RouteContext } from '@/lib/platform/http/route';
import { withCookies } from '@/lib/platform/http/session-answer';

async function byForm({ request, params, requestId }: RouteContext): Promise<Response> {
  const { from } = await readForm(request);
  try {
    const { name, location, cookies } = await startSignIn(params.provider, { from }, request);
    return withCookies(leavePage(name, location), cookies);
  } catch (error) {
    const page = `/login?${new URLSearchParams({ from: safePath(from) }).toString()}`;
    return backToForm(answerToError(error, requestId), { name: 'sign in', page });
  }
}

export const POST = route(async (context) => {
  if (isForm(context.request)) return byForm(context);
  const { location, cookies } = await startSignIn(
    context.params.provider,
    await context.body(),
    context.request,
  );
  return withCookies(json(200, { location }), cookies);
});
