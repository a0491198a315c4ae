import { json } from '@/lib/platform/http/answers';
import { probeSchema } from '@/lib/operations/migrations/probes';

export const dynamic = 'force-dynamic';

/** 200 when this process takes requests and the database is one that its version can serve; otherwise 503, and why. */
export async function GET(): Promise<Response> {
  const problem = await probeSchema();
  return problem === undefined ? json(200, { status: 'ready' }) : json(503, { status: problem });
}
