import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'light-my-request';
import next from 'next';
import { watchClock } from '@/lib/platform/clock/watch';
import { disconnect } from '@/lib/platform/db/db';
import { CAMPUS_FACTOR } from '@/lib/platform/rate-limit/rate-limit';
import { startNode } from '@/lib/platform/db/node-sessions';
import { noteOwnServer } from '@/lib/platform/core/own-server';
import { beginEnding } from '@/lib/platform/core/ending';
import { env, isSecure, type Env } from '@/lib/platform/env/env';
import { startMailWorker } from '@/lib/platform/mail/worker';
import { log } from '@/lib/platform/log/log';
import { drawAhead } from '@/lib/share-picture/draw-ahead';
import { fillSearchIndex, stopSearchIndex } from '@/lib/internships/search-index';
import { prepareService } from '@/lib/migrations/prepare-database';
import { startBackgroundJobs } from '@/lib/jobs/background-jobs';
import { countRequests } from '@/lib/jobs/count-requests';
import { databaseFailure } from './database-failure';
import { createHttpServer, createRenderer } from './http-server';
import { listen, refuseTaken } from './listen';
import { Metrics } from './metrics/metrics';
import { metricsServer } from './metrics/own-port';
import { ScriptOnTouch } from './on-touch/script-on-touch';
import { PageCache, type Render } from './page-cache/page-cache';
import { watchChanges } from './page-cache/watch-changes';
import { Renderings } from './renderings';
import { Requests } from './requests/follow';
import { readRoutePatterns } from './requests/route-patterns';
import { closeServer, LINGER_MS } from './shutdown';
import { StartFailure } from './start-failure';
import { waitForSchema } from './wait-for-schema';

type MetricsSettings = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

/** Requests a path without the page cache, which should keep other pages. */
const askFor =
  (render: Render) =>
  async (path: string): Promise<void> => {
    const { host } = new URL(env().APP_URL);
    const { statusCode } = await inject(render, { method: 'GET', url: path, headers: { host } }).end();
    if (statusCode >= 500) throw new Error(`${path} answers ${statusCode}`);
  };

/** Half of the memory for pages and half for their script, which is about as large. */
function halves(megabytes: number, settings: { secure: boolean; atIdle: boolean }) {
  const maxBytes = (megabytes * 1_048_576) / 2;
  return { maxBytes, onTouch: new ScriptOnTouch({ ...settings, maxBytes }) };
}

/** Renders the home page, so that nobody waits for it and a broken build is found before it gets requests. */
async function renderHomePage(server: Server, host: string): Promise<void> {
  const ask = (request: IncomingMessage, response: ServerResponse) =>
    void server.emit('request', request, response);
  const { statusCode } = await inject(ask, { method: 'GET', url: '/', headers: { host } }).end();
  if (statusCode === 200) return;
  throw new StartFailure(
    `The home page answers ${statusCode}, so Mwanzo does not start. The lines before this one say why.`,
  );
}

export interface Service {
  /** Milliseconds for which `stop` still accepts requests. */
  drainMs: number;
  /**
   * Stops the service: reports not ready, accepts requests for `drainMs` more, and finishes those under way.
   */
  stop: () => Promise<void>;
}

/** Serves the metrics on a port of their own, if one is set. Returns the function that stops it. */
async function listenForMetrics(
  metrics: Metrics | undefined,
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: MetricsSettings,
): Promise<() => Promise<void>> {
  if (!metrics || port === undefined) return () => Promise.resolve();
  const server = metricsServer(metrics, { host, token });
  await listen(server, { port, host, names: ['METRICS_PORT', 'METRICS_HOST'] });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Starts the service: checks the schema of the database, renders the home page once, then serves HOST:PORT
 * with the mail worker running. Throws EnvError or StartFailure.
 */
export async function serve({ dev }: { dev: boolean }): Promise<Service> {
  const {
    PORT: port,
    HOST: host,
    APP_URL,
    AUTH_SECRET,
    MONGODB_URI,
    TRUSTED_PROXIES: proxies,
    PAGE_CACHE_MB,
    METRICS_TOKEN,
    DRAIN_SECONDS,
    METRICS_PORT,
    METRICS_HOST,
    ACCESS_LOG,
    PICTURES_AHEAD,
    JOBS,
    CAMPUS_NETWORKS = [],
    ANALYTICS,
  } = env();
  process.env.NEXTAUTH_URL = APP_URL;
  process.env.NEXTAUTH_SECRET = AUTH_SECRET;
  noteOwnServer();
  const app = next({ dev, hostname: host ?? 'localhost', port, quiet: !dev });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    await app.getRequestHandler()(request, response);
  };
  const secure = isSecure();
  const render = createRenderer(handle, { secure, proxies, dev });
  const routeOf = readRoutePatterns();
  const pages =
    dev || PAGE_CACHE_MB === 0
      ? undefined
      : new PageCache({
          ...halves(PAGE_CACHE_MB, { secure, atIdle: ANALYTICS !== 'off' }),
          render,
          inTurn: new Renderings(),
          host: new URL(APP_URL).host,
          routeOf,
        });
  const metrics = METRICS_TOKEN !== undefined || METRICS_PORT !== undefined ? new Metrics() : undefined;
  if (pages) metrics?.watch(pages);
  const requests = new Requests({ routeOf, accessLog: ACCESS_LOG === 'on', metrics });
  const counter = countRequests();
  const around = {
    pages,
    metrics,
    metricsToken: METRICS_TOKEN,
    secure,
    routeOf,
    requests,
    note: counter.note,
  };
  const server = createHttpServer(render, around);
  await refuseTaken(port, host);
  const endMetrics = await listenForMetrics(metrics, { METRICS_PORT, METRICS_HOST, METRICS_TOKEN });
  const refuse = (error: unknown): never => {
    throw databaseFailure(error, MONGODB_URI);
  };
  await prepareService().catch(refuse);
  await startNode(port).catch(refuse);
  await waitForSchema({ port, host });
  const filling = fillSearchIndex().catch(refuse);
  // A failure is thrown where this is awaited.
  filling.catch(() => undefined);
  const endWatch = pages && (await watchChanges(pages).catch(refuse));
  await app.prepare();
  if (CAMPUS_NETWORKS.length > 0) {
    const networks = CAMPUS_NETWORKS.map(({ address, prefix }) => `${address}/${prefix}`);
    log.info({ networks, times: CAMPUS_FACTOR }, 'campus networks: limits multiplied');
  }
  if (!dev) await renderHomePage(server, new URL(APP_URL).host);
  await filling;
  await listen(server, { port, host });
  const work = JOBS === 'on' ? [startMailWorker(), startBackgroundJobs()] : [];
  const clock = watchClock();
  const drawing = dev || PICTURES_AHEAD === 'off' ? undefined : drawAhead({ draw: askFor(render) });
  const drainMs = DRAIN_SECONDS * 1_000;
  const stop = async () => {
    beginEnding();
    await wait(drainMs);
    await Promise.all([
      closeServer(server, proxies > 0 ? LINGER_MS : 0),
      ...work.map(({ stop: end }) => end()),
      clock.stop(),
      drawing?.stop(),
      endWatch?.(),
      endMetrics(),
    ]);
    await counter.stop();
    await app.close();
    await stopSearchIndex();
    await disconnect();
  };
  return { drainMs, stop };
}
