import { problemCode } from '@/lib/contact/problems';
import { sendMessage } from '@/lib/contact/send-message';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { route } from '@/lib/platform/http/route';

const backTo = (query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `/contact-us?${new URLSearchParams(query).toString()}#contact`,
      'Cache-Control': 'private, no-store',
    },
  });

/** For a browser without script: back to the page, which says how it went. */
async function answerForm(request: Request): Promise<Response> {
  try {
    await sendMessage(await readForm(request), clientAddress(request));
    return backTo({ sent: '1' });
  } catch (error) {
    const problem = problemCode(error);
    if (problem === undefined) throw error;
    return backTo({ problem });
  }
}

export const POST = route(async ({ request, body }) =>
  isForm(request) ? answerForm(request) : json(202, await sendMessage(await body(), clientAddress(request))),
);
