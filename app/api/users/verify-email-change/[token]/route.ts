import { verifyEmailChange } from '@/lib/accounts/verify-email-change';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';

export const GET = route(async ({ params }) => json(200, await verifyEmailChange(params)));
