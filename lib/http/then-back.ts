import { paramsOf, type NextContext } from './route';

type Handler = (request: Request, context: NextContext) => Promise<Response>;

/** 303: done, and the browser goes on to this page of the site. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'private, no-store' } });

/** A call that a page's own form makes: whatever comes of it, the browser goes to that page, which says what. */
export const thenBack =
  (call: Handler, page: (params: Record<string, string>) => string): Handler =>
  async (request, context) => {
    await call(request, context);
    return seeOther(page(await paramsOf(context)));
  };
