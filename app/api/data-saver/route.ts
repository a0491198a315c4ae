import { safePath } from '@/lib/platform/auth/safe-redirect';
import { dataSaver, dataSaverCookie } from '@/lib/platform/http/light-version';
import { isSecure } from '@/lib/platform/env/env';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { nothing } from '@/lib/platform/http/answers';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { route } from '@/lib/platform/http/route';
import { redirectTo } from '@/lib/platform/http/redirect-303';

function pageBefore(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  const url = parseUrl(referer);
  return url ? safePath(url.pathname + url.search, '/') : '/';
}

export const POST = route(async ({ request, body }) => {
  const { saver } = dataSaver.parse(isForm(request) ? await readForm(request) : await body());
  const answer = nothing();
  answer.headers.append('Set-Cookie', dataSaverCookie(saver, isSecure()));
  return isForm(request) ? redirectTo(pageBefore(request), answer) : answer;
});
