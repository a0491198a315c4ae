import { nameGuardian, readOwnGuardian } from '@/lib/identity/guardians/own-guardian';
import { guardianPage } from '@/lib/identity/guardians/guardian-page';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor }) => json(200, await readOwnGuardian(await actor())));

export const PUT = route(async ({ actor, body, request }) =>
  json(200, await nameGuardian(await actor(), await body(), clientAddress(request))),
);

export const POST = formCall(PUT, {
  name: 'name guardian',
  json: ({ name, email }) => ({ name, email }),
  page: guardianPage,
  kept: ['name', 'email'],
});
