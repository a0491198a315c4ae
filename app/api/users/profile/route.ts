import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { updateProfile } from '@/lib/users/update-profile';

export const PUT = route(async ({ actor, body, request }) =>
  json(200, await updateProfile(await actor(), await body(), clientAddress(request))),
);
