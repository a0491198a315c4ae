import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enterRequest, type RequestContext } from '@/lib/platform/log/request-context';
import { identify, setNames } from './identify';
import { cleanRequest, FOR_ALL } from './incoming';
import { logFailure } from './log-failure';
import { enterResponse } from './response-status';
import { setSecurityHeaders } from './security-headers';

function tellFailure(context: RequestContext, { method }: IncomingMessage, { statusCode }: ServerResponse) {
  context.closed = true;
  const { failure, id: requestId } = context;
  if (!failure) return;
  const digest = failure.digest === undefined ? {} : { digest: failure.digest };
  logFailure(failure.error, { requestId, method, status: statusCode, ...digest });
}

/**
 * Handles every request of this process before Next.js does, in place of `server/`. Strips untrusted headers, identifies the
 * request, sets the headers that Next.js omits from its own responses, and lets a page set its status. `follow` also receives each
 * request.
 */
export function receiveRequests(
  settings: { proxies: number; secure: boolean },
  follow?: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    cleanRequest(request, settings);
    Reflect.deleteProperty(request.headers, FOR_ALL);
    const context = identify(request);
    setNames(request, response);
    setSecurityHeaders(response, request.url ?? '', settings.secure);
    follow?.(request, response);
    enterRequest(context);
    enterResponse(response);
    response.once('close', () => tellFailure(context, request, response));
  });
}
