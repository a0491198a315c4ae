import { answerConsentLink } from '@/lib/identity/guardians/consent-link';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ params, body, request }) =>
  json(
    200,
    await answerConsentLink({ token: params.token, answer: await body(), address: clientAddress(request) }),
  ),
);

export const POST = formCall(call, {
  name: 'guardian consent',
  json: ({ decision, declaration, textVersion }) => ({
    decision,
    declaration: declaration !== undefined,
    textVersion,
  }),
  page: (_, { token = '' }) => `/guardian/consent/${encodeURIComponent(token)}`,
  kept: [],
});
