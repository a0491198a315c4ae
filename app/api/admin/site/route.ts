import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { readSite } from '@/lib/content/site-settings/read-site';
import { updateSite } from '@/lib/content/site-settings/update-site';

export const GET = route(async ({ actor }) => json(200, await readSite(await actor())));

export const PUT = route(async ({ actor, body }) => json(200, await updateSite(await actor(), await body())));

export const POST = formCall(PUT, {
  name: 'site',
  // The form has no fields for settings that come from the environment.
  json: ({ tagline = '', colour = '', socials = '' }) => ({ tagline, colour, socials }),
  page: () => '/dashboard/site',
  kept: ['tagline', 'colour', 'socials'],
});
