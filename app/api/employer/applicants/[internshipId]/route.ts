import { listApplicants } from '@/lib/applications/list-applicants';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, params, query }) =>
  json(
    200,
    await listApplicants(await actor(), { ...Object.fromEntries(query), internshipId: params.internshipId }),
  ),
);
