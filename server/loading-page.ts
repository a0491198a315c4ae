import type { IncomingMessage, ServerResponse } from 'node:http';
import { presentedToken } from '@/lib/platform/auth/session-cookie';
import { site } from '@/lib/platform/core/site';
import { isDashboard } from '@/lib/platform/http/page-check';
import { pagePolicy } from '@/lib/platform/http/content-security-policy';

/** Milliseconds until the loading page replaces a dashboard page that is still rendering. */
const LOADING_AFTER_MS = 1_000;

/** Minimum milliseconds between two loading pages of one session. */
const TOLD_MS = 15_000;

/** Maximum remembered sessions; beyond it, the oldest may see the loading page again. */
const MAX_TOLD = 1_000;

const TITLE = 'Loading your Dashboard...';

/** Reloads the page after a second; the browser shows the loading page until the response arrives. */
const PAGE = `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="1"><title>${TITLE} | ${site.name}</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;color:#15221b;background:#faf6ec}
@media(prefers-color-scheme:dark){body{color:#ecebdf;background:#0f1914}}
</style></head><body><main><p role="status">${TITLE}</p></main></body></html>`;

/** The methods that write a page; they do nothing once the loading page has been sent. */
const WRITERS = [
  'setHeader',
  'appendHeader',
  'removeHeader',
  'writeHead',
  'flushHeaders',
  'write',
  'end',
] as const;

/** Sends the loading page and aborts the rendering. */
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

/** Whether a browser is navigating to this dashboard page; scripts and other clients wait for the page itself. */
const isVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && isDashboard(url) && headers['sec-fetch-dest'] === 'document';

/** Shows "Loading your Dashboard..." while a dashboard page is slow, even without JavaScript. The page keeps its status. Once per wait. */
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
