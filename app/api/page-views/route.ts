import { nothing } from '@/lib/platform/http/answers';
import { readJson } from '@/lib/platform/http/read-json';
import { route } from '@/lib/platform/http/route';
import { countPageView } from '@/lib/internships/views/count-page-view';

/** In bytes: a report contains only a kind and a path. */
const MAX_LENGTH = 1_024;

export const POST = route(async ({ request }) => {
  countPageView(request, await readJson(request, MAX_LENGTH));
  return nothing();
});
