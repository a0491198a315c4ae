import { requestSignInLink } from '@/lib/identity/accounts/sign-in/request-link';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ request }) => json(200, await requestSignInLink(request)));

export const POST = formCall(call, {
  name: 'mail sign-in link',
  json: () => ({}),
  page: () => '/link-sign-in',
  kept: [],
});
