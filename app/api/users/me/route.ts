import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { readMe } from '@/lib/users/read-me';

export const GET = route(async ({ actor }) => json(200, await readMe(await actor())));
