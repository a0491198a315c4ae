import { verifyEmailChange } from '@/lib/accounts/verify-email-change';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { thenGo } from '@/lib/http/then-go';

export const GET = route(async ({ params }) => json(200, await verifyEmailChange(params)));

export const POST = thenGo(
  GET,
  ({ token = '' }) => `/verify-email-change/${encodeURIComponent(token)}?followed=1`,
);
