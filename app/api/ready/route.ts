import { json } from '@/lib/platform/http/answers';
import { probeSchema } from '@/lib/operations/migrations/probes';

export const dynamic = 'force-dynamic';

/** 200 if this process accepts requests and the database has a supported schema; otherwise 503, with the reason. */
export async function GET(): Promise<Response> {
  const problem = await probeSchema();
  return problem === undefined ? json(200, { status: 'ready' }) : json(503, { status: problem });
}
