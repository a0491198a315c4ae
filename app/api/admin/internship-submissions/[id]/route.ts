import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { readSubmission } from '@/lib/internships/submissions/read-submission';

export const GET = route(async ({ actor, params }) =>
  json(200, await readSubmission(await actor(), { id: params.id })),
);
