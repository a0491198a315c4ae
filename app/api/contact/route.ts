import { problemCode } from '@/lib/content/contact/problems';
import { sendMessage } from '@/lib/content/contact/send-message';
import { json } from '@/lib/platform/http/answers';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { onceFromAddress } from '@/lib/platform/idempotency/once';
import { route, type RouteContext } from '@/lib/platform/http/route';

const backTo = (query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `/contact-us?${new URLSearchParams(query).toString()}#contact`,
      'Cache-Control': 'private, no-store',
    },
  });

async function send({ request, actor: readActor }: RouteContext, body: RouteContext['body']) {
  const actor = await readActor();
  return onceFromAddress({ request, body }, (fields, address) => sendMessage(actor, { fields, address }));
}

/** For browsers without JavaScript: redirects back to the page, which shows the result. */
async function answerForm(context: RouteContext): Promise<Response> {
  try {
    await send(context, () => readForm(context.request));
    return backTo({ sent: '1' });
  } catch (error) {
    const problem = problemCode(error);
    if (problem === undefined) throw error;
    return backTo({ problem });
  }
}

export const POST = route(async (context) =>
  isForm(context.request) ? answerForm(context) : json(202, await send(context, context.body)),
);
