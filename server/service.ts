import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { disconnect } from '@/lib/platform/db/connection';
import { CAMPUS_FACTOR, timesFor } from '@/lib/platform/rate-limit/rate-limit';
import { shareCores } from '@/lib/platform/auth/hashing-state';
import { startNode } from '@/lib/platform/db/node-sessions';
import { noteOwnServer } from '@/lib/platform/core/own-server';
import { beginEnding } from '@/lib/platform/core/ending';
import { env, isSecure } from '@/lib/platform/env/env';
import { warnOfExposed } from '@/lib/platform/env/exposed-connections';
import { authSecrets } from '@/lib/platform/env/secret-key';
import { followSite } from '@/lib/content/site-settings/follow-site';
import { log } from '@/lib/platform/log/log';
import { fillSearchIndex, stopSearchIndex } from '@/lib/internships/listings/search-index';
import { prepareService } from '@/lib/operations/migrations/prepare-database';
import { countRequests } from '@/lib/operations/scheduled-jobs/count-requests';
import { applyBuiltConfig } from './built-config';
import { answerCalls } from './calls/answer-calls';
import { readRouteHandlers } from './calls/route-handlers';
import { databaseFailure } from './database-failure';
import { createHttpServer, createRenderer, type Handler } from './http-server';
import { listen, refuseTaken } from './listen';
import { Metrics } from './metrics/metrics';
import { listenForMetrics } from './metrics/own-port';
import { ScriptOnTouch } from './on-touch/script-on-touch';
import { PageCache, type Render } from './page-cache/page-cache';
import { watchChanges } from './page-cache/watch-changes';
import { PACE, SlowBodies } from './slow-bodies';
import { shareTurns } from './render-queue';
import { requestInProcess } from './request-in-process';
import { Requests } from './requests/follow';
import { readRoutePatterns } from './requests/route-patterns';
import { closeServer, LINGER_MS } from './shutdown';
import { StartFailure } from './start-failure';
import { waitForSchema } from './wait-for-schema';
import { startWork } from './background-work';
import { asLeader, thisWorker, workerCount } from './workers/this-worker';

/** Requests a path without the page cache, so that it does not displace other pages. */
const askFor =
  (render: Render) =>
  async (path: string): Promise<void> => {
    const { host } = new URL(env().APP_URL);
    const { status } = await requestInProcess(render, { url: path, headers: { host } });
    if (status >= 500) throw new Error(`${path} returned status ${status}`);
  };

/** Half of the memory for pages and half for their inline scripts, which are about as large. */
function halves(megabytes: number, settings: { secure: boolean; counts: boolean }) {
  const maxBytes = (megabytes * 1_048_576) / 2;
  return { maxBytes, onTouch: new ScriptOnTouch({ ...settings, maxBytes }) };
}

/** Applies while the database does not respond: a busy machine may need a few seconds. */
const MAX_HOME_PAGE_TRIES = 5;
const RETRY_MS = 2_000;

/** Renders the home page, so that the first visitor need not wait, and a broken build is found before it receives requests. */
async function renderHomePage(server: Server, host: string, triesLeft = MAX_HOME_PAGE_TRIES): Promise<void> {
  const ask = (request: IncomingMessage, response: ServerResponse) =>
    void server.emit('request', request, response);
  const { status } = await requestInProcess(ask, { url: '/', headers: { host } });
  if (status === 200) return;
  if (status === 503 && triesLeft > 1) {
    await wait(RETRY_MS);
    return renderHomePage(server, host, triesLeft - 1);
  }
  throw new StartFailure(
    `The home page returns status ${status}, so Mwanzo cannot start. The log lines above say why.`,
  );
}

export interface Service {
  /** Milliseconds during which `stop` still accepts requests. */
  drainMs: number;
  /** Reports not ready, accepts requests for `drainMs`, finishes those in flight. `isReplaced`: stops immediately, as another serves. */
  stop: (how?: { isReplaced?: boolean }) => Promise<void>;
}

/** Starts the service: checks the schema, renders the home page, serves HOST:PORT, sends e-mails. Throws EnvError or StartFailure. */
export async function serve({ dev }: { dev: boolean }): Promise<Service> {
  const {
    PORT: port,
    HOST: host,
    APP_URL,
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
    WORKERS,
  } = env();
  const worker = thisWorker();
  if (worker) shareCores(workerCount(WORKERS));
  process.env.NEXTAUTH_URL = APP_URL;
  [process.env.NEXTAUTH_SECRET] = authSecrets();
  noteOwnServer();
  if (!dev) applyBuiltConfig();
  const app = next({ dev, hostname: host ?? 'localhost', port, quiet: !dev });
  const byNext: Handler = async (request, response) => {
    await app.getRequestHandler()(request, response);
  };
  const handle = dev ? byNext : answerCalls(readRouteHandlers(), byNext);
  const secure = isSecure();
  const caches = !dev && PAGE_CACHE_MB > 0;
  const counts = ANALYTICS !== 'off';
  const render = createRenderer(handle, { secure, proxies, dev, onTouch: caches ? { counts } : undefined });
  const routeOf = readRoutePatterns();
  const turns = shareTurns({ timesFor });
  const pages = caches
    ? new PageCache({
        ...halves(PAGE_CACHE_MB, { secure, counts }),
        secure,
        render,
        turns,
        host: new URL(APP_URL).host,
        routeOf,
      })
    : undefined;
  const metrics = METRICS_TOKEN !== undefined || METRICS_PORT !== undefined ? new Metrics() : undefined;
  if (pages) metrics?.watch(pages);
  const requests = new Requests({ routeOf, accessLog: ACCESS_LOG === 'on', metrics });
  const counter = countRequests();
  const around = {
    pages,
    metrics,
    metricsToken: METRICS_TOKEN,
    secure,
    dev,
    proxies,
    turns,
    slowBodies: new SlowBodies(PACE, timesFor),
    routeOf,
    requests,
    note: counter.note,
  };
  const server = createHttpServer(render, around);
  if (!worker) await refuseTaken(port, host);
  const endMetrics = await listenForMetrics(worker ? undefined : metrics, {
    METRICS_PORT,
    METRICS_HOST,
    METRICS_TOKEN,
  });
  const refuse = (error: unknown): never => {
    throw databaseFailure(error, MONGODB_URI);
  };
  await prepareService().catch(refuse);
  await startNode(port, worker?.number).catch(refuse);
  await waitForSchema(worker?.startsLater ? undefined : { port, host });
  const filling = fillSearchIndex().catch(refuse);
  // An error is thrown when these are awaited.
  filling.catch(() => undefined);
  const following = followSite(() => pages?.invalidateAll()).catch(refuse);
  following.catch(() => undefined);
  const endWatch = pages && (await watchChanges(pages).catch(refuse));
  const endSite = await following;
  await app.prepare();
  if (CAMPUS_NETWORKS.length > 0) {
    const networks = CAMPUS_NETWORKS.map(({ address, prefix }) => `${address}/${prefix}`);
    log.info({ networks, times: CAMPUS_FACTOR }, 'campus networks: limits multiplied');
  }
  warnOfExposed(env());
  if (!dev) await renderHomePage(server, new URL(APP_URL).host);
  await filling;
  await listen(server, { port, host });
  const work = asLeader(() =>
    startWork({
      jobs: JOBS === 'on',
      draw: dev || PICTURES_AHEAD === 'off' ? undefined : askFor(render),
    }),
  );
  const drainMs = DRAIN_SECONDS * 1_000;
  const stop = async ({ isReplaced = false } = {}) => {
    if (!isReplaced) {
      beginEnding();
      await wait(drainMs);
    }
    await Promise.all([closeServer(server, isReplaced || proxies > 0 ? LINGER_MS : 0), work.stop()]);
    await Promise.all([endWatch?.(), endSite(), endMetrics(), counter.stop()]);
    await app.close();
    await stopSearchIndex();
    await disconnect();
  };
  return { drainMs, stop };
}
