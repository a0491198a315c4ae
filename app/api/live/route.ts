import { json } from '@/lib/platform/http/answers';

export const dynamic = 'force-dynamic';

/** 200 while this process accepts requests, whatever the database does. If it does not answer, restart it. */
export function GET(): Response {
  return json(200, { status: 'live' });
}
