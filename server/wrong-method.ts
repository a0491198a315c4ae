import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCall, PAGE_METHODS } from '@/lib/platform/http/incoming';
import { NO_SUCH_CALL } from '@/lib/platform/http/no-such-call';
import { refuse } from './refuse';
import { requestInProcess } from './request-in-process';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const CALL_METHODS = [...PAGE_METHODS, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Next.js answers OPTIONS from the names of the handlers and runs none of them. Undefined for an unknown address. */
async function methodsOf(url: string, handle: Handle): Promise<string | undefined> {
  const [path = ''] = url.split('?', 1);
  const ask = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response).catch(() => response.end());
  const { status, headers } = await requestInProcess(ask, { method: 'OPTIONS', url: path });
  return status === 404 ? undefined : String(headers.allow ?? CALL_METHODS.join(', '));
}

/** Adds a message and `Allow` to Next.js's empty 405. */
function explainOn(response: ServerResponse, explain: () => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    response.end = end as typeof response.end;
    if (response.statusCode !== 405 || response.headersSent || response.hasHeader('Allow'))
      return end(...args);
    explain().catch(() => end(...args));
    return response;
  }) as typeof response.end;
}

/** Sends 405 for an unsupported method, 404 for an unknown API call. Returns whether the request continues to Next.js. */
export function guardMethod(request: IncomingMessage, response: ServerResponse, handle: Handle): boolean {
  const { url = '', method = '' } = request;
  if (!isCall(url)) {
    if (PAGE_METHODS.includes(method)) return true;
    const message = 'Nothing can be sent to this address: it can only be read.';
    refuse(request, response, 405, message, { Allow: PAGE_METHODS.join(', ') });
    return false;
  }
  const explain = async () => {
    const Allow = await methodsOf(url, handle);
    if (Allow === undefined) return refuse(request, response, 404, NO_SUCH_CALL);
    refuse(request, response, 405, `This address does not take ${method}. It takes: ${Allow}.`, { Allow });
  };
  if (CALL_METHODS.includes(method)) {
    explainOn(response, explain);
    return true;
  }
  explain().catch(() => response.destroy());
  return false;
}
