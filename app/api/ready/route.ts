import { json } from '@/lib/platform/http/answers';

export const dynamic = 'force-dynamic';

/** 200 as soon as this process takes requests, whatever the database does. */
export function GET(): Response {
  return json(200, { status: 'ready' });
}
