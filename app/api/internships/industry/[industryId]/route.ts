import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listInternshipsByIndustry } from '@/lib/internships/listings/list-by-industry';

export const GET = route(async ({ params, query }) =>
  json(200, await listInternshipsByIndustry({ industryId: params.industryId, page: query.get('page') })),
);
