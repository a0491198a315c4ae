import { isReachable } from '@/lib/db';
import { json } from '@/lib/http/answers';

export const dynamic = 'force-dynamic';

/** 200 with the database reachable, 503 otherwise. */
export async function GET(): Promise<Response> {
  return (await isReachable()) ? json(200, { status: 'ok' }) : json(503, { status: 'database out of reach' });
}
