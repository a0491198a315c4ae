import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { removeSiteLogo } from '@/lib/content/site-settings/logo';

const call = route(async ({ actor }) => json(200, await removeSiteLogo(await actor())));

export const POST = formCall(call, {
  name: 'site logo',
  json: () => ({}),
  page: () => '/dashboard/site',
  kept: [],
});
