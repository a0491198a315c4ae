import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { AppError } from '@/lib/platform/core/errors';
import { isBusy, type FairQueue } from '@/lib/platform/core/fair-queue';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { DOCUMENT_MESSAGES } from '@/lib/platform/files/upload-limits';
import { TOO_LONG } from '@/lib/platform/http/read-bytes';
import { currentAsker, currentRequest, noteFailure } from '@/lib/platform/log/request-context';
import { log } from '@/lib/platform/log/log';
import { adaptResponse } from './adapt-response';
import { giveUp, guardBody, isMultipart } from './body-guard';
import { failurePage } from './failure-without-script';
import {
  addressOf,
  cleanRequest,
  FOR_ALL,
  hasReadablePath,
  isCall,
  PAGE_METHODS,
} from '@/lib/platform/http/incoming';
import { answerMetrics } from './metrics/answer';
import type { Metrics } from './metrics/metrics';
import { refuseMissingFile } from './missing-file';
import { sendDataFile } from './on-touch/send-data-file';
import { isFile } from './page-cache/key';
import type { PageCache, Render } from './page-cache/page-cache';
import { refuse, writeRefusal } from './refuse';
import { isMade, isUnderWay, shareTurns, type Turns } from './render-queue';
import { Requests } from './requests/follow';
import { identify, setNames } from '@/lib/platform/http/identify';
import { NO_ROUTE } from './requests/route-patterns';
import { isPageCheck, PAGE_CHECK } from '@/lib/platform/http/page-check';
import { runResponse } from '@/lib/platform/http/response-status';
import { pagePolicy } from '@/lib/platform/http/content-security-policy';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { SlowBodies } from './slow-bodies';
import { guardMethod } from './wrong-method';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ServerSettings {
  secure: boolean;
  /** How many trusted proxies are in front of the service. */
  proxies: number;
  dev: boolean;
  /** Defers the scripts of account pages to the first touch. */
  onTouch?: { counts: boolean } | undefined;
}

/** Longer than load balancers keep idle connections (a minute), so that they never send a request on a connection that is closing. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 60_000;

/** A form with a file gets the message for its own size limit. */
const tooLongFor = ({ headers }: IncomingMessage): string =>
  isMultipart(headers) ? DOCUMENT_MESSAGES.tooLarge : TOO_LONG;
const BUSY = 'Our server is busy. Please try again in a moment.';
/** Milliseconds before a refusal is sent: immediate retries on hundreds of connections would overload the processor. */
const REFUSED_AFTER_MS = 1_000;
const BUSY_SECONDS = '5';
const FAILED = 'Something went wrong on our side. Please try again in a moment.';
const tooMany = () => new AppError('unavailable', BUSY, { unavailable: 'pages' });

/** `compression` is typed for Express but needs nothing beyond Node.js's request and response. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Sends a 500 if the handler did not: without a response, browsers show their own error page. */
function answerFailure(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  for (const name of ['Content-Length', 'Content-Encoding']) response.removeHeader(name);
  if (isCall(request.url ?? '')) return refuse(request, response, 500, FAILED);
  const page = failurePage(currentRequest()?.id ?? '');
  response.writeHead(500, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Content-Security-Policy': pagePolicy('no script', secure),
    'Cache-Control': 'no-store',
  });
  response.end(page);
}

/** Wraps Next.js's handler: cleans requests and sets the security headers of every response. Pages get their policy from the middleware. */
export function createRenderer(handle: Handler, { secure, proxies, dev, onTouch }: ServerSettings): Render {
  return (request, response) => {
    const { url = '' } = request;
    cleanRequest(request, { proxies, secure });
    setSecurityHeaders(response, url, secure);
    // In development, pages send other requests to the server.
    if (!dev && !guardMethod(request, response, handle)) return;
    adaptResponse(response, { onTouch });
    runResponse(response, () => handle(request, response)).catch((error: unknown) => {
      if (!noteFailure(error)) log.error({ err: error }, 'request failed outside its handler');
      answerFailure(request, response, secure);
    });
  };
}

interface Around {
  pages?: PageCache;
  metrics?: Metrics;
  /** If unset, the metrics cannot be read here. */
  metricsToken?: string;
  secure?: boolean;
  dev?: boolean;
  proxies?: number;
  turns?: Turns;
  slowBodies?: SlowBodies;
  routeOf?: (url: string) => string;
  requests?: Requests;
  note?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Refuses malformed or unwanted requests. Returns whether the request may continue. */
function isSound(request: IncomingMessage, response: ServerResponse, secure: boolean): boolean {
  const { url = '' } = request;
  const setHeaders = () => {
    setNames(request, response);
    setSecurityHeaders(response, url, secure);
  };
  if (!hasReadablePath(url)) {
    setHeaders();
    refuse(request, response, 400, 'This address cannot be read. Check it, or begin at the home page.');
    return false;
  }
  return guardBody(request, response, () => {
    setHeaders();
    writeRefusal(request, response, 413, tooLongFor(request), { Connection: 'close' });
  });
}

const TOO_SLOW =
  'Your connection is too slow, or was interrupted, and not everything arrived. Please try again.';

const refuseSlow = (request: IncomingMessage, response: ServerResponse, secure: boolean): void =>
  giveUp(request, response, () => {
    setNames(request, response);
    setSecurityHeaders(response, request.url ?? '', secure);
    writeRefusal(request, response, 408, TOO_SLOW, { Connection: 'close' });
  });

interface Answering {
  response: ServerResponse;
  isFree: boolean;
  answer: () => void;
  /** Resolves when the turn ends. */
  until: (response: ServerResponse) => Promise<void>;
  busy: () => void;
}

function answerInTurn(turns: FairQueue, { response, isFree, answer, until, busy }: Answering): void {
  const answering = turns.run({ ...currentAsker(), isFree }, async () => {
    if (response.destroyed) return;
    const over = until(response);
    answer();
    await over;
  });
  answering.catch((error: unknown) => (isBusy(error) ? busy() : response.destroy()));
}

/** Health checks do not queue. */
const WATCHED = /^\/api\/(?:health|live|ready)(?:\?|$)/;

/** The queue of an uncached request, and when its turn ends; undefined if it does not queue. */
function turnOf({ method = '', url = '', headers }: IncomingMessage, turns: Turns) {
  if (isFile(url) || WATCHED.test(url)) return undefined;
  const isFree = isPageCheck(method, url, headers[PAGE_CHECK]);
  if (!isCall(url)) return { queue: turns.personal, isFree, until: isMade };
  const isRead = PAGE_METHODS.includes(method);
  return { queue: isRead ? turns.reads : turns.changes, isFree, until: isUnderWay };
}

/** Refuses requests that are invalid or too large, answers public pages from the cache, and compresses personal pages. */
export function createHttpServer(
  render: Render,
  {
    pages,
    metrics,
    metricsToken: token,
    secure = false,
    dev = false,
    proxies = 0,
    turns = shareTurns(),
    slowBodies = new SlowBodies(),
    routeOf = () => NO_ROUTE,
    requests,
    note,
  }: Around = {},
): Server {
  const follower = requests ?? new Requests({ routeOf, metrics });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    Reflect.deleteProperty(request.headers, FOR_ALL);
    if (!server.listening) response.setHeader('Connection', 'close');
    const client = visitorNetwork(addressOf(request, proxies));
    identify(request).client = client;
    follower.note(request, response);
    note?.(request, response);
    if (!isSound(request, response, secure)) return;
    slowBodies.watch(request, client, () => refuseSlow(request, response, secure));
    if (metrics && answerMetrics(request, response, { metrics, token, secure })) return;
    if (pages?.sendCached(request, response)) return;
    const busy = () => {
      noteFailure(tooMany());
      setTimeout(() => {
        if (response.destroyed) return;
        setSecurityHeaders(response, url, secure);
        refuse(request, response, 503, BUSY, { 'Retry-After': BUSY_SECONDS });
      }, REFUSED_AFTER_MS).unref();
    };
    if (pages && sendDataFile(request, response, { pages, secure, busy })) return;
    if (refuseMissingFile(request, response, { routeOf, secure, dev })) return;
    const direct = () => compress(request, response, () => render(request, response));
    const turn = turnOf(request, turns);
    const otherwise = turn
      ? () => answerInTurn(turn.queue, { ...turn, response, answer: direct, busy })
      : direct;
    follower.follow(request, response, () => {
      if (pages) pages.sendMade(request, response, { otherwise, busy });
      else otherwise();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // `SlowBodies` limits how long a body may take.
  server.requestTimeout = 0;
  server.headersTimeout = HEADERS_MS;
  return server;
}
