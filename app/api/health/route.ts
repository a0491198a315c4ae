import { isEnding } from '@/lib/platform/core/ending';
import { json } from '@/lib/platform/http/answers';
import { probeDatabase, probeSchema } from '@/lib/operations/migrations/probes';

export const dynamic = 'force-dynamic';

/**
 * 200 while this process is to be sent visitors: the database can be reached and is one that this version can serve, and nobody has
 * told the process to end. 503 otherwise.
 */
export async function GET(): Promise<Response> {
  if (isEnding()) return json(503, { status: 'ending' });
  if (!(await probeDatabase())) return json(503, { status: 'database out of reach' });
  const problem = await probeSchema();
  return problem === undefined ? json(200, { status: 'ok' }) : json(503, { status: problem });
}
