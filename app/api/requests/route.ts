import { sendDataRequest } from '@/lib/identity/data-requests/send-data-request';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceFromAddress } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';

const send = route(async (context) => {
  const actor = await context.actor();
  return json(
    202,
    await onceFromAddress(context, (fields, address) => sendDataRequest(actor, { fields, address })),
  );
});

export const POST = formCall(send, {
  name: 'data request',
  json: ({ kind, name, email, text, website }) => ({ kind, name, email, text, website }),
  page: () => '/data-request',
  kept: ['kind', 'name', 'email', 'text'],
});
