import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';

/** Calls know their own path and query only. */
const ORIGIN = 'http://localhost';

/** The headers of a request that came over a connection: those that came several times, several times. */
function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value = ''] of Object.entries(headers)) {
    if (typeof value === 'string') all.set(name, value);
    else for (const one of value) all.append(name, one);
  }
  return all;
}

/** The body, read as fast as the handler takes it. What it leaves is read and dropped once it is answered. */
function bodyOf(request: IncomingMessage, response: ServerResponse): ReadableStream {
  response.once('finish', () => request.resume());
  return ReadableStream.from<Uint8Array>(request.iterator({ destroyOnReturn: false }));
}

/** A signal that is aborted if the client leaves before the end of its answer. */
function goneAway(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Makes the request that a route handler takes. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/' } = request;
  return new Request(ORIGIN + url, {
    method,
    headers: headersOf(request),
    signal: goneAway(response),
    ...(method !== 'GET' && { body: bodyOf(request, response), duplex: 'half' }),
  } as RequestInit);
}
