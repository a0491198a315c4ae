import { createServer, type Server } from 'node:http';
import { isLoopback } from '@/lib/platform/env/networks';
import { showsToken, writeMetrics } from './answer';
import type { Metrics } from './metrics';

const PATHS = new Set(['/', '/metrics']);

/**
 * Serves GET /metrics on a separate port that visitors do not reach. Takes the address to listen on. On a
 * loopback address no token is needed; on any other the request must have it.
 */
export function metricsServer(
  metrics: Metrics,
  { host, token }: { host: string; token?: string | undefined },
): Server {
  const open = isLoopback(host);
  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' || !PATHS.has(request.url ?? '')) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    if (open || (token !== undefined && showsToken(request, response, token)))
      writeMetrics(response, metrics);
  });
}
