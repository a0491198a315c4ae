import { json } from '@/lib/platform/http/answers';
import { redirect303 } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { verifyDomain } from '@/lib/employers/verification/verify-domain';

const call = route(async ({ actor, params }) => json(200, await verifyDomain(await actor(), params)));

export const POST = redirect303(
  call,
  ({ token = '' }) => `/verify-domain/${encodeURIComponent(token)}?followed=1`,
);
