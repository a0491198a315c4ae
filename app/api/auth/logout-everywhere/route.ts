import { logOutEverywhere } from '@/lib/accounts/log-out-everywhere';
import { nothing } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { withoutSession } from '@/lib/http/session-answer';
import { thenGo } from '@/lib/http/then-go';

const logOut = route(async ({ actor }) => {
  await logOutEverywhere(await actor());
  return withoutSession(nothing());
});

export const POST = thenGo(logOut, () => '/login');
