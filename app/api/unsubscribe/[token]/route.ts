import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route } from '@/lib/platform/http/route';
import { unsubscribe } from '@/lib/saved/unsubscribe';

const call = route(async ({ params }) => json(200, await unsubscribe({ token: params.token ?? '' })));

/** Mail programs post here by themselves and read no page; a browser goes back to the page. */
export const POST: Handler = async (request, context) => {
  const answer = await call(request, context);
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return answer;
  const { token = '' } = await paramsOf(context);
  return backToForm(answer, {
    name: 'unsubscribe',
    page: `/unsubscribe/${encodeURIComponent(token)}`,
  });
};
