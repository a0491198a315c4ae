import { verifyEmail } from '@/lib/identity/accounts/verify-email';
import { withReturnPath } from '@/lib/platform/auth/return-path';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { redirect303 } from '@/lib/platform/http/redirect-303';

export const GET = route(async ({ params }) => json(200, await verifyEmail(params)));

export const POST = redirect303(GET, ({ token = '' }, query) =>
  withReturnPath(`/verify-email/${encodeURIComponent(token)}?followed=1`, query.get('to')),
);
