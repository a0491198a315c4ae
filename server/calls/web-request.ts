import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';

/** Only the path and the query of this URL matter. */
const ORIGIN = 'http://localhost';

/** Preserves repeated headers. */
function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value = ''] of Object.entries(headers)) {
    if (typeof value === 'string') all.set(name, value);
    else for (const one of value) all.append(name, one);
  }
  return all;
}

/** The body, read at the handler's pace. The unread rest is dropped after the response. */
function bodyOf(request: IncomingMessage, response: ServerResponse): ReadableStream {
  response.once('finish', () => request.resume());
  return ReadableStream.from<Uint8Array>(request.iterator({ destroyOnReturn: false }));
}

function goneAway(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/' } = request;
  return new Request(ORIGIN + url, {
    method,
    headers: headersOf(request),
    signal: goneAway(response),
    ...(method !== 'GET' && { body: bodyOf(request, response), duplex: 'half' }),
  } as RequestInit);
}
