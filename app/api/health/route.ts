import { isEnding } from '@/lib/platform/core/ending';
import { json } from '@/lib/platform/http/answers';
import { probeDatabase, probeSchema } from '@/lib/operations/migrations/probes';

export const dynamic = 'force-dynamic';

/**
 * 200 while this process can serve visitors: the database has a supported schema, and no shutdown has begun.
 * Otherwise 503.
 */
export async function GET(): Promise<Response> {
  if (isEnding()) return json(503, { status: 'ending' });
  if (!(await probeDatabase())) return json(503, { status: 'database out of reach' });
  const problem = await probeSchema();
  return problem === undefined ? json(200, { status: 'ok' }) : json(503, { status: problem });
}
