import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listFeaturedInternships } from '@/lib/internships/listings/list-featured';

export const GET = route(async () => json(200, await listFeaturedInternships()));
