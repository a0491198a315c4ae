import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listVerifiedEmployers } from '@/lib/internships/listings/list-verified-employers';

export const GET = route(async ({ query }) =>
  json(200, await listVerifiedEmployers({ page: query.get('page'), county: query.get('county') })),
);
