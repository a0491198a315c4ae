import { applyToInternship } from '@/lib/applications/apply';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const POST = route(async ({ actor, body }) => {
  const { application, created } = await applyToInternship(await actor(), await body());
  return created
    ? json(201, { message: 'Your application has been recorded.', application })
    : json(200, { message: 'You have already applied to this internship.', application });
});
