import { KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { readKey } from '@/lib/platform/idempotency/key';
import { reportListing } from '@/lib/trust/reports/report-listing';
import { reporterCookie, reporterDevice } from '@/lib/trust/reports/reporter-cookie';

const call = route(async ({ request, actor, params, body }) => {
  const device = reporterDevice(request.headers);
  const answer = await reportListing(await actor(), {
    id: params.id,
    fields: await body(),
    address: clientAddress(request),
    device,
    key: readKey(request.headers.get(KEY_HEADER)),
  });
  return json(202, answer, { 'Set-Cookie': reporterCookie(device) });
});

export const POST = formCall(call, {
  name: 'report',
  json: ({ reason, text, email, website }) => ({ reason, text, email, website }),
  page: (_, { id }) => `/report/${encodeURIComponent(id ?? '')}`,
  kept: ['reason', 'text', 'email'],
});
