import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listSimilarById } from '@/lib/internships/listings/list-similar';

export const GET = route(async ({ params }) => json(200, await listSimilarById({ id: params.id })));
