import { verifyEmail } from '@/lib/accounts/verify-email';
import { withReturnPath } from '@/lib/auth/return-path';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { thenGo } from '@/lib/http/then-go';

export const GET = route(async ({ params }) => json(200, await verifyEmail(params)));

export const POST = thenGo(GET, ({ token = '' }, query) =>
  withReturnPath(`/verify-email/${encodeURIComponent(token)}?followed=1`, query.get('to')),
);
