import { isForm } from './read-form';
import { paramsOf, type NextContext } from './route';

export type Handler = (request: Request, context: NextContext) => Promise<Response>;

/** 303: the browser goes on to this page of the site, with the cookies of the answer. */
export function goTo(path: string, answer: Response): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'private, no-store' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Lets a form of a page make the call too: whatever comes of it, the browser goes to the page given, which shows what. */
export const thenGo =
  (call: Handler, page: (params: Record<string, string>) => string): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    return isForm(request) ? goTo(page(await paramsOf(context)), answer) : answer;
  };
