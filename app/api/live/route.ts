import { json } from '@/lib/platform/http/answers';

export const dynamic = 'force-dynamic';

/** 200 as long as this process takes requests, whatever the database does: one that does not answer is to be restarted. */
export function GET(): Response {
  return json(200, { status: 'live' });
}
