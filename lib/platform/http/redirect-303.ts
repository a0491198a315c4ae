import { isForm } from './read-form';
import { paramsOf, type NextContext } from './route';

export type Handler = (request: Request, context: NextContext) => Promise<Response>;

/** Redirects (303) to a page on this site, with the cookies from `answer`. */
export function redirectTo(path: string, answer?: Response): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'private, no-store' });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Lets a form make the call too: redirects (303) to a page with the outcome. `page` takes the path parameters and the query. */
export const redirect303 =
  (call: Handler, page: (params: Record<string, string>, query: URLSearchParams) => string): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    if (!isForm(request)) return answer;
    return redirectTo(page(await paramsOf(context), new URL(request.url).searchParams), answer);
  };
