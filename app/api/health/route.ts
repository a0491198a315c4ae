import { isReachable } from '@/lib/platform/db/db';
import { isEnding } from '@/lib/platform/core/ending';
import { json } from '@/lib/platform/http/answers';

export const dynamic = 'force-dynamic';

/** 200 while this process is to be sent visitors: the database can be reached, and nobody has told it to end. 503 otherwise. */
export async function GET(): Promise<Response> {
  if (isEnding()) return json(503, { status: 'ending' });
  return (await isReachable()) ? json(200, { status: 'ok' }) : json(503, { status: 'database out of reach' });
}
