import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import next from 'next';
import { disconnect } from '@/lib/db';
import { CAMPUS_FACTOR } from '@/lib/auth/rate-limit';
import { env, isSecure } from '@/lib/env';
import { startMailWorker } from '@/lib/mail/worker';
import { log } from '@/lib/log';
import { prepareService } from '@/lib/prepare-database';
import { startUpkeep } from '@/lib/upkeep';
import { databaseFailure } from './database-failure';
import { createHttpServer, createRenderer } from './http-server';
import { Metrics } from './metrics/metrics';
import { PageCache } from './page-cache/page-cache';
import { watchChanges } from './page-cache/watch-changes';
import { Renderings } from './renderings';
import { closeServer, LINGER_MS } from './shutdown';
import { StartFailure } from './start-failure';

/** Listens, or throws StartFailure when the port is taken or not ours to take. */
function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartFailure(`Port ${port} is taken. Choose another with PORT=…, or end what listens there.`),
        );
      } else if (error.code === 'EACCES') {
        reject(new StartFailure(`Port ${port} may not be used by this user. Choose another with PORT=….`));
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(
          new StartFailure(`HOST ${host} is not an address of this machine. Correct HOST, or leave it out.`),
        );
      } else reject(error);
    });
    server.listen({ port, host }, resolve);
  });
}

/**
 * Starts the service: database prepared, mail worker running, pages and calls answered on HOST:PORT.
 * Gives the function that ends it all; throws EnvError or StartFailure when it cannot start.
 */
export async function serve({ dev }: { dev: boolean }): Promise<() => Promise<void>> {
  const {
    PORT: port,
    HOST: host,
    APP_URL,
    AUTH_SECRET,
    MONGODB_URI,
    TRUSTED_PROXIES: proxies,
    PAGE_CACHE_MB,
    METRICS_TOKEN,
    CAMPUS_NETWORKS = [],
  } = env();
  process.env.NEXTAUTH_URL = APP_URL;
  process.env.NEXTAUTH_SECRET = AUTH_SECRET;
  const app = next({ dev, hostname: host ?? 'localhost', port, quiet: !dev });
  let begun: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (begun = resolve));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    await ready;
    await app.getRequestHandler()(request, response);
  };
  const secure = isSecure();
  const render = createRenderer(handle, { secure, proxies, dev });
  const pages =
    dev || PAGE_CACHE_MB === 0
      ? undefined
      : new PageCache({
          render,
          inTurn: new Renderings(),
          host: new URL(APP_URL).host,
          maxBytes: PAGE_CACHE_MB * 1_048_576,
        });
  const metrics = new Metrics();
  if (pages) metrics.watch(pages);
  const server = createHttpServer(render, { pages, metrics, metricsToken: METRICS_TOKEN, secure });
  await listen(server, port, host);
  await prepareService().catch((error: unknown) => {
    throw databaseFailure(error, MONGODB_URI);
  });
  await app.prepare();
  if (CAMPUS_NETWORKS.length > 0) {
    const networks = CAMPUS_NETWORKS.map(({ address, prefix }) => `${address}/${prefix}`);
    log.info({ networks, times: CAMPUS_FACTOR }, 'campus networks: limits multiplied');
  }
  begun();
  const mailWorker = startMailWorker();
  const upkeep = startUpkeep();
  const endWatch = pages && watchChanges(pages);
  return async () => {
    await Promise.all([
      closeServer(server, proxies > 0 ? LINGER_MS : 0),
      mailWorker.stop(),
      upkeep.stop(),
      endWatch?.(),
    ]);
    await app.close();
    await disconnect();
  };
}
