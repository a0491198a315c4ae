import { AppError } from '@/lib/platform/core/errors';
import { env } from '@/lib/platform/env/env';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { route } from '@/lib/platform/http/route';
import { COUNTING_FILE, COUNTING_SCRIPT } from '@/lib/internships/views/counting-script';

/** Serves the script that reports page views, if this service counts them. `server/` serves the other files under this path. */
export const GET = route(({ params }) => {
  if (env().ANALYTICS !== 'own' || params.file !== COUNTING_FILE)
    return Promise.reject(new AppError('notFound', 'There is no such file.'));
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': IMMUTABLE };
  return Promise.resolve(new Response(COUNTING_SCRIPT, { headers }));
});
