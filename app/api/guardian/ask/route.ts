import { askGuardianAgain } from '@/lib/identity/guardians/own-guardian';
import { guardianPage } from '@/lib/identity/guardians/guardian-page';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, request }) =>
  json(200, await askGuardianAgain(await actor(), clientAddress(request))),
);

export const POST = formCall(call, {
  name: 'ask guardian',
  json: () => ({}),
  page: guardianPage,
  kept: [],
});
