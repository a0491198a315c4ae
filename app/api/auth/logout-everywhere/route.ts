import { logOutEverywhere } from '@/lib/identity/accounts/log-out-everywhere';
import { nothing } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { withoutSession } from '@/lib/platform/http/session-answer';
import { redirect303 } from '@/lib/platform/http/redirect-303';

const logOut = route(async ({ actor }) => {
  await logOutEverywhere(await actor());
  return withoutSession(nothing());
});

export const POST = redirect303(logOut, () => '/login');
