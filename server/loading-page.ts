import type { IncomingMessage, ServerResponse } from 'node:http';
import { presentedToken } from '@/lib/platform/auth/session-cookie';
import { site } from '@/lib/platform/core/site';
import { pagePolicy } from '@/lib/platform/http/security-headers';

/** Milliseconds somebody waits for a page of the dashboard before one says that it is loading. */
const LOADING_AFTER_MS = 1_000;

/** Milliseconds for which somebody who was told waits for the page itself, and is not told again. */
const TOLD_MS = 15_000;

/** Sessions remembered at a time; with more, the oldest are told once more. */
const MAX_TOLD = 1_000;

const TITLE = 'Loading your Dashboard...';

/** Asks for the page itself a second later: whatever is slow may have caught up by then. The browser shows this one until it comes. */
const PAGE = `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="1"><title>${TITLE} | ${site.name}</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;color:#15221b;background:#faf6ec}
@media(prefers-color-scheme:dark){body{color:#ecebdf;background:#0f1914}}
</style></head><body><main><p role="status">${TITLE}</p></main></body></html>`;

const DASHBOARD = /^\/dashboard(?:[/?]|$)/;

/** What a page is written with; once the loading page has gone out, nothing of it may follow. */
const WRITERS = [
  'setHeader',
  'appendHeader',
  'removeHeader',
  'writeHead',
  'flushHeaders',
  'write',
  'end',
] as const;

/** Sends the loading page in place of what is being rendered, which is told that nobody waits for it any more. */
function takeOver(response: ServerResponse, secure: boolean): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(PAGE),
    'Content-Security-Policy': pagePolicy('no script', secure),
    'Cache-Control': 'private, no-store',
  });
  response.end(PAGE);
  const ignore = () => response;
  for (const name of WRITERS) Object.assign(response, { [name]: name === 'write' ? () => true : ignore });
}

/** Whether a person opened this address in a window, and has a session to be checked: script and programs wait for the answer. */
const isVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && DASHBOARD.test(url) && headers['sec-fetch-dest'] === 'document';

/**
 * Shows "Loading your Dashboard..." to somebody who opens the dashboard and has to wait: pages are sent whole, so that until
 * then there would be nothing. It works without script, and the page itself keeps its status. Once for each wait.
 */
export function loadingPages({ secure, after = LOADING_AFTER_MS }: { secure: boolean; after?: number }) {
  const told = new Map<string, number>();

  function remember(token: string): void {
    told.delete(token);
    told.set(token, Date.now() + TOLD_MS);
    const [oldest] = told.keys();
    if (told.size > MAX_TOLD && oldest !== undefined) told.delete(oldest);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!isVisit(request)) return;
    const token = presentedToken(new Headers({ cookie: request.headers.cookie ?? '' }), secure);
    if (!token || (told.get(token) ?? 0) > Date.now()) return;
    const timer = setTimeout(() => {
      if (response.headersSent || response.writableEnded) return;
      remember(token);
      takeOver(response, secure);
    }, after);
    response.once('close', () => clearTimeout(timer));
  };
}
