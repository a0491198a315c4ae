import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { readEmployerProfile } from '@/lib/employers/profile/read-profile';
import { updateEmployerProfile } from '@/lib/employers/profile/update-profile';

export const GET = route(async ({ actor }) => json(200, await readEmployerProfile(await actor())));

export const PUT = route(async ({ actor, body }) =>
  json(200, await updateEmployerProfile(await actor(), await body())),
);

export const POST = formCall(PUT, {
  name: 'employer profile',
  json: ({ name, kind, website, county, about }) => ({ name, kind, website, county, about }),
  page: () => '/dashboard/employer',
  kept: ['name', 'kind', 'website', 'county', 'about'],
});
