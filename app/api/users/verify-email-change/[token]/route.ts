import { verifyEmailChange } from '@/lib/identity/accounts/verify-email-change';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { redirect303 } from '@/lib/platform/http/redirect-303';

export const GET = route(async ({ params }) => json(200, await verifyEmailChange(params)));

export const POST = redirect303(
  GET,
  ({ token = '' }) => `/verify-email-change/${encodeURIComponent(token)}?followed=1`,
);
