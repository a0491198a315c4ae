import { verifyEmail } from '@/lib/accounts/verify-email';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';

export const GET = route(async ({ params }) => json(200, await verifyEmail(params)));
