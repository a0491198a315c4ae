import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { listFeaturedInternships } from '@/lib/internships/list-featured';

export const GET = route(async () => json(200, await listFeaturedInternships()));
