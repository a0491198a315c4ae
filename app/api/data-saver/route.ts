import { safePath } from '@/lib/auth/way-back';
import { dataSaver, dataSaverCookie } from '@/lib/data-saver';
import { isSecure } from '@/lib/env';
import { nothing } from '@/lib/http/answers';
import { isForm, readForm } from '@/lib/http/read-form';
import { route } from '@/lib/http/route';
import { goTo } from '@/lib/http/then-go';

/** The page the form was on: browsers say so to the site itself. */
function pageBefore(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return safePath(pathname + search, '/');
}

export const POST = route(async ({ request, body }) => {
  const { saver } = dataSaver.parse(isForm(request) ? await readForm(request) : await body());
  const answer = nothing();
  answer.headers.append('Set-Cookie', dataSaverCookie(saver, isSecure()));
  return isForm(request) ? goTo(pageBefore(request), answer) : answer;
});
