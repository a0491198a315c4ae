import { isReachable } from '@/lib/db';
import { isEnding } from '@/lib/ending';
import { json } from '@/lib/http/answers';

export const dynamic = 'force-dynamic';

/** 200 while this process is to be sent visitors: the database can be reached, and nobody has told it to end. 503 otherwise. */
export async function GET(): Promise<Response> {
  if (isEnding()) return json(503, { status: 'ending' });
  return (await isReachable()) ? json(200, { status: 'ok' }) : json(503, { status: 'database out of reach' });
}
