import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enterRequest, type RequestContext } from '@/lib/platform/log/request-context';
import { identify, setNames } from './identify';
import { cleanRequest, FROM_OWN_SERVER } from './incoming';
import { logFailure } from './log-failure';
import { enterResponse } from './response-status';
import { setSecurityHeaders } from './security-headers';

/** Writes the one line of a request that failed. */
function tellFailure(context: RequestContext, { method }: IncomingMessage, { statusCode }: ServerResponse) {
  context.closed = true;
  const { failure, id: requestId } = context;
  if (!failure) return;
  const digest = failure.digest === undefined ? {} : { digest: failure.digest };
  logFailure(failure.error, { requestId, method, status: statusCode, ...digest });
}

/**
 * Does for every request of this process, before Next.js sees it, what `server/` does otherwise: leaves in its headers what a visitor
 * may say, names it, sets the headers that Next.js leaves out where it answers by itself, and lets a page say its status. Takes how
 * many proxies of our own stand in front, whether visitors come by https, and what else is to see each request.
 */
export function receiveRequests(
  settings: { proxies: number; secure: boolean },
  follow?: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    cleanRequest(request, settings);
    Reflect.deleteProperty(request.headers, FROM_OWN_SERVER);
    const context = identify(request);
    setNames(request, response);
    setSecurityHeaders(response, request.url ?? '', settings.secure);
    follow?.(request, response);
    enterRequest(context);
    enterResponse(response);
    response.once('close', () => tellFailure(context, request, response));
  });
}
