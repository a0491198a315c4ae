import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@/lib/platform/log/request-context';
import { parseTraceparent, traceresponse } from './trace-context';

/** IDs in formats that proxies use: hexadecimal, UUID, base64, `Root=1-…`. They contain nothing that could break or forge a log line. */
const SOUND_ID = /^[\w.:=+/-]{1,128}$/;

export interface Identified extends RequestContext {
  traceresponse?: string;
  /** The rendering of the page in the response. Other requests may share it. */
  rendering?: RequestContext;
}

const KEY = Symbol('request');
type Marked = IncomingMessage & { [KEY]?: Identified };

function contextOf(headers: IncomingHttpHeaders): Identified {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && SOUND_ID.test(given) ? given : randomUUID();
  const trace = parseTraceparent(headers.traceparent);
  return trace ? { id, traceId: trace.traceId, traceresponse: traceresponse(trace) } : { id };
}

/** Identifies a request by the proxy's `X-Request-Id`, or by a new ID. Returns the same context for the same request. */
export const identify = (request: IncomingMessage): Identified =>
  ((request as Marked)[KEY] ??= contextOf(request.headers));

/** The identifying response headers, as alternating names and values. */
export function namesOf(request: IncomingMessage): string[] {
  const { id, traceresponse: trace } = identify(request);
  return trace === undefined ? ['X-Request-Id', id] : ['X-Request-Id', id, 'traceresponse', trace];
}

export function setNames(request: IncomingMessage, response: ServerResponse): void {
  const { id, traceresponse: trace } = identify(request);
  response.setHeader('X-Request-Id', id);
  if (trace !== undefined) response.setHeader('traceresponse', trace);
}
