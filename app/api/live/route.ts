import { json } from '@/lib/platform/http/answers';

export const dynamic = 'force-dynamic';

/** 200 while this process accepts requests, whatever state the database is in. Without a response, restart the process. */
export function GET(): Response {
  return json(200, { status: 'live' });
}
