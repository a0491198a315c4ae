import { CAREER_FIELDS, readCareerForm } from '@/lib/applications/career/form-texts';
import { readCareer } from '@/lib/applications/career/read-career';
import { updateCareer } from '@/lib/applications/career/update-career';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor }) => json(200, await readCareer(await actor())));

export const PUT = route(async ({ actor, body }) =>
  json(200, await updateCareer(await actor(), await body())),
);

export const POST = formCall(PUT, {
  name: 'career',
  json: readCareerForm,
  page: () => '/dashboard/career',
  kept: CAREER_FIELDS,
});
