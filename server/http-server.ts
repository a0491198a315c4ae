import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import { log } from '@/lib/log';
import { holdHtml } from './hold-html';
import { cleanRequest, hasReadablePath } from './incoming';
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

/** The server around Next's own handler: cleans what comes in, adds headers and policy, compresses what goes out. */
export function createHttpServer(handle: Handler, { secure, proxies, dev }: ServerSettings): Server {
  const policyFor = (html: string) =>
    dev ? developmentPolicy : pagePolicy(inlineScriptHashes(html), secure);
  const server = createServer((request, response) => {
    cleanRequest(request, { proxies, secure });
    setSecurityHeaders(response, secure);
    if (!server.listening) response.setHeader('Connection', 'close');
    if (!hasReadablePath(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This address cannot be read. Check it, or begin at the home page.');
      return;
    }
    compress(request, response, () => {
      holdHtml(response, policyFor);
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'a request failed outside its handler');
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
