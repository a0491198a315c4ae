import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { wantsLightVersion } from '@/lib/platform/http/light-version';
import { AppError } from '@/lib/platform/core/errors';
import { DOCUMENT_MESSAGES } from '@/lib/platform/files/document-rules';
import { TOO_LONG } from '@/lib/platform/http/read-bytes';
import { noteFailure } from '@/lib/platform/log/request-context';
import { log } from '@/lib/platform/log/log';
import { noteView } from '@/lib/views/note-view';
import { guardBody, isMultipart } from './body-guard';
import { holdHtml } from './hold-html';
import { cleanRequest, FROM_OWN_SERVER, hasReadablePath, isCall } from '@/lib/platform/http/incoming';
import { toLightVersion } from './light-version';
import { loadingPages } from './loading-page';
import { answerMetrics } from './metrics/answer';
import type { Metrics } from './metrics/metrics';
import { refuseMissingFile } from './missing-file';
import { sendDataFile } from './on-touch/send-data-file';
import { isFile, isPublicPage } from './page-cache/key';
import type { PageCache, Render } from './page-cache/page-cache';
import { refuse, writeRefusal } from './refuse';
import { Busy, isMade, Renderings } from './renderings';
import { Requests } from './requests/follow';
import { setNames } from '@/lib/platform/http/identify';
import { NO_ROUTE } from './requests/route-patterns';
import { inlineScriptHashes } from './script-hashes';
import { runResponse } from '@/lib/platform/http/response-status';
import { developmentPolicy, pagePolicy, setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { guardMethod } from './wrong-method';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ServerSettings {
  /** Whether visitors come by https. */
  secure: boolean;
  /** Proxies of our own in front. */
  proxies: number;
  dev: boolean;
}

/** Longer than the minute after which load balancers let go of an idle connection: the other way round requests get lost. */
const KEEP_ALIVE_MS = 65_000;

/** A form with a file is answered as its own rule would. */
const tooLongFor = ({ headers }: IncomingMessage): string =>
  isMultipart(headers) ? DOCUMENT_MESSAGES.tooLarge : TOO_LONG;
const BUSY = 'Our server is busy. Please try again in a moment.';
/** After which there is room again. */
const BUSY_SECONDS = '5';
const tooMany = () => new AppError('unavailable', BUSY, { unavailable: 'pages' });

/** compression is written against express, and needs no more of a request and an answer than node gives. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Next's own handler with what comes in cleaned, and with the headers and the policy that every answer carries. */
export function createRenderer(handle: Handler, { secure, proxies, dev }: ServerSettings): Render {
  const whole = {
    policyFor: (html: string) => (dev ? developmentPolicy : pagePolicy(inlineScriptHashes(html), secure)),
  };
  // Link names what is to be fetched ahead: the font.
  const light = { policyFor: () => pagePolicy('no script', secure), change: toLightVersion, without: 'Link' };
  const offerLoadingPage = loadingPages({ secure });
  return (request, response) => {
    const { url = '' } = request;
    cleanRequest(request, { proxies, secure });
    setSecurityHeaders(response, url, secure);
    // While developing, the page tells the server more.
    if (!dev && !guardMethod(request, response, handle)) return;
    offerLoadingPage(request, response);
    holdHtml(response, isPublicPage(url) && wantsLightVersion(request.headers) ? light : whole);
    request.headers[FROM_OWN_SERVER] = 'yes';
    runResponse(response, () => handle(request, response)).catch((error: unknown) => {
      if (!noteFailure(error)) log.error({ err: error }, 'a request failed outside its handler');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

interface Around {
  /** Finished public pages, where they are kept. */
  pages?: PageCache;
  /** What is measured, where it is. */
  metrics?: Metrics;
  /** What whoever asks for the metrics has to know; nobody may ask without it. */
  metricsToken?: string;
  /** Whether visitors come by https. */
  secure?: boolean;
  /** In whose turn pages are rendered that are for one person only. */
  forOne?: Renderings;
  /** Gives the route of an address. */
  routeOf?: (url: string) => string;
  /** What is written and measured of the requests. */
  requests?: Requests;
  /** Told the path of a listing's page whenever a person was sent it. */
  seen?: (path: string) => void;
}

/** Refuses what nothing is to look at. Gives whether the request may be answered. */
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

/** Renders a page for one person in its turn, beside those that are made for all: neither kind can crowd out the other. */
function renderInTurn(inTurn: Renderings, response: ServerResponse, render: () => void, busy: () => void) {
  const rendering = inTurn.run(async () => {
    if (response.destroyed) return;
    const made = isMade(response);
    render();
    await made;
  });
  rendering.catch((error: unknown) => (error instanceof Busy ? busy() : response.destroy()));
}

/**
 * The server: refuses what cannot be read or is too long, answers public pages from memory, where they are kept, and compresses
 * what is rendered for one person.
 */
export function createHttpServer(
  render: Render,
  {
    pages,
    metrics,
    metricsToken: token,
    secure = false,
    forOne = new Renderings(),
    routeOf = () => NO_ROUTE,
    requests,
    seen,
  }: Around = {},
): Server {
  const follower = requests ?? new Requests({ routeOf, metrics });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!server.listening) response.setHeader('Connection', 'close');
    follower.note(request, response);
    if (seen) noteView(request, response, seen);
    if (!isSound(request, response, secure)) return;
    if (metrics && answerMetrics(request, response, { metrics, token, secure })) return;
    if (pages?.sendKept(request, response)) return;
    const busy = () => {
      noteFailure(tooMany());
      setSecurityHeaders(response, url, secure);
      refuse(request, response, 503, BUSY, { 'Retry-After': BUSY_SECONDS });
    };
    if (pages && sendDataFile(request, response, { pages, secure, busy })) return;
    if (refuseMissingFile(request, response, { routeOf, secure })) return;
    const direct = () => compress(request, response, () => render(request, response));
    const isPage = !isCall(url) && !isFile(url);
    const otherwise = isPage ? () => renderInTurn(forOne, response, direct, busy) : direct;
    follower.follow(request, response, () => {
      if (pages) pages.sendMade(request, response, { otherwise, busy });
      else otherwise();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
