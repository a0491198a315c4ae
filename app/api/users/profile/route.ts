import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { updateProfile } from '@/lib/users/update-profile';

export const PUT = route(async ({ actor, body, request }) =>
  json(200, await updateProfile(await actor(), await body(), request)),
);
