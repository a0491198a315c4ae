import { followSignInLink } from '@/lib/identity/accounts/sign-in/follow-link';
import { json } from '@/lib/platform/http/answers';
import { redirect303 } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ params }) => json(200, await followSignInLink(params)));

export const POST = redirect303(
  call,
  ({ token = '' }) => `/link-sign-in/${encodeURIComponent(token)}?followed=1`,
);
