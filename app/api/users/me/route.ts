import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { withoutSession } from '@/lib/http/session-answer';
import { deleteMe } from '@/lib/users/delete-me';
import { readMe } from '@/lib/users/read-me';

export const GET = route(async ({ actor }) => json(200, await readMe(await actor())));

export const DELETE = route(async ({ actor, body, request }) =>
  withoutSession(json(200, await deleteMe(await actor(), await body(), clientAddress(request)))),
);
