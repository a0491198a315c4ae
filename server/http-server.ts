import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { savesData } from '@/lib/data-saver';
import { log } from '@/lib/log';
import { holdHtml } from './hold-html';
import { cleanRequest, hasReadablePath, methodsOf } from './incoming';
import { lighten } from './lighten';
import { loadingPages } from './loading-page';
import { answerMetrics } from './metrics/answer';
import type { Metrics } from './metrics/metrics';
import { isPublicPage } from './page-cache/key';
import type { PageCache, Render } from './page-cache/page-cache';
import { inlineScriptHashes } from './script-hashes';
import { developmentPolicy, pagePolicy, setSecurityHeaders } from './security-headers';

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

/** compression is written against express, and needs no more of a request and an answer than node gives. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** Next's own handler with what comes in cleaned, and with the headers and the policy that every answer carries. */
export function createRenderer(handle: Handler, { secure, proxies, dev }: ServerSettings): Render {
  const whole = {
    policyFor: (html: string) => (dev ? developmentPolicy : pagePolicy(inlineScriptHashes(html), secure)),
  };
  // Link names what is to be fetched ahead: the font.
  const light = { policyFor: () => pagePolicy('no script', secure), change: lighten, without: 'Link' };
  const offerLoadingPage = loadingPages({ secure });
  return (request, response) => {
    const { url = '', method = '' } = request;
    cleanRequest(request, { proxies, secure });
    setSecurityHeaders(response, url, secure);
    if (!hasReadablePath(url)) {
      refuse(response, 400, 'This address cannot be read. Check it, or begin at the home page.');
      return;
    }
    // While developing, the page tells the server more.
    if (!dev && !methodsOf(url).includes(method)) {
      const Allow = methodsOf(url).join(', ');
      refuse(response, 405, 'Nothing can be sent to this address: it can only be read.', { Allow });
      return;
    }
    offerLoadingPage(request, response);
    holdHtml(response, isPublicPage(url) && savesData(request.headers) ? light : whole);
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a request failed outside its handler');
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
}

/** The server: answers public pages from memory, where they are kept, and compresses what is rendered for one person. */
export function createHttpServer(
  render: Render,
  { pages, metrics, metricsToken: token, secure = false }: Around = {},
): Server {
  const server = createServer((request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    if (metrics && answerMetrics(request, response, { metrics, token, secure })) return;
    if (pages?.sendKept(request, response)) return;
    metrics?.measure(request, response);
    const direct = () => compress(request, response, () => render(request, response));
    if (pages) pages.sendMade(request, response, direct);
    else direct();
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
