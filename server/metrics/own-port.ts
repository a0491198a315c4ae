import { createServer, type Server } from 'node:http';
import type { Env } from '@/lib/platform/env/env';
import { isLoopback } from '@/lib/platform/env/networks';
import { listen } from '../listen';
import { showsToken, writeMetrics } from './answer';
import type { TellsMetrics } from './metrics-text';

const PATHS = new Set(['/', '/metrics']);

/** Serves GET /metrics on a separate port that visitors cannot reach. Requires the token unless the host is a loopback address. */
export function metricsServer(
  metrics: TellsMetrics,
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

/** Serves the metrics on their own port, if one is set. Returns a function that stops it. */
export async function listenForMetrics(
  metrics: TellsMetrics | undefined,
  {
    METRICS_PORT: port,
    METRICS_HOST: host,
    METRICS_TOKEN: token,
  }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>,
): Promise<() => Promise<void>> {
  if (!metrics || port === undefined) return () => Promise.resolve();
  const server = metricsServer(metrics, { host, token });
  await listen(server, { port, host, names: ['METRICS_PORT', 'METRICS_HOST'] });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
