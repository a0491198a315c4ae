import { readFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import { startFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { SECOND_FACTOR_PATH } from '@/lib/platform/auth/login-path';
import { readActorWithoutFactor } from '@/lib/platform/auth/session';
import { json } from '@/lib/platform/http/answers';
import { redirect303 } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ request }) =>
  json(200, await readFactor(await readActorWithoutFactor(request.headers))),
);

const start = route(async ({ request }) =>
  json(201, await startFactor(await readActorWithoutFactor(request.headers))),
);

export const POST = redirect303(start, () => SECOND_FACTOR_PATH);
