import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCall } from '@/lib/platform/http/incoming';

type Headers = Record<string, string>;

/** Writes a complete response in place of Next.js, without ending it; see `refuse`. */
export function writeRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Headers = {},
): void {
  const call = isCall(request.url ?? '');
  const body = call ? JSON.stringify({ message }) : message;
  response.writeHead(status, {
    'Content-Type': call ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.write(body);
}

/** Refuses a request in place of Next.js: API calls in JSON, everything else in plain text. Never cached. */
export function refuse(...refusal: Parameters<typeof writeRefusal>): void {
  writeRefusal(...refusal);
  refusal[1].end();
}
