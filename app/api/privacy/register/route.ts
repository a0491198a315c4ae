import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { readRegister } from '@/lib/identity/privacy/read-register';

export const GET = route(async ({ actor }) => json(200, readRegister(await actor())));
