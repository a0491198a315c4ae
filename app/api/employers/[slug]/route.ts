import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { readEmployerPage } from '@/lib/internships/listings/read-employer-page';

export const GET = route(async ({ params, query }) => {
  const { slug = '' } = params;
  return json(200, await readEmployerPage({ slug, page: query.get('page') }));
});
