import { listSignIns } from '@/lib/identity/accounts/sign-in/list-sign-ins';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor }) => json(200, await listSignIns(await actor())));
