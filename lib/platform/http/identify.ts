import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@/lib/platform/log/request-context';
import { parseTraceparent, traceresponse } from './trace-context';

/** Ids that proxies make: hexadecimal, UUID, base64, `Root=1-…`. Nothing that could break or fake a line of a log. */
const SOUND_ID = /^[\w.:=+/-]{1,128}$/;

/** A request as the server knows it. */
export interface Identified extends RequestContext {
  /** The header of that name. */
  traceresponse?: string;
  /** The rendering it was answered from, which others may have shared. */
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

/** Names a request: by the id the proxy gave it in `X-Request-Id`, or else by a new one. The same for the same request. */
export const identify = (request: IncomingMessage): Identified =>
  ((request as Marked)[KEY] ??= contextOf(request.headers));

/** The headers that identify an answer: alternating names and values. */
export function namesOf(request: IncomingMessage): string[] {
  const { id, traceresponse: trace } = identify(request);
  return trace === undefined ? ['X-Request-Id', id] : ['X-Request-Id', id, 'traceresponse', trace];
}

/** Puts them on an answer that is not written yet. */
export function setNames(request: IncomingMessage, response: ServerResponse): void {
  const { id, traceresponse: trace } = identify(request);
  response.setHeader('X-Request-Id', id);
  if (trace !== undefined) response.setHeader('traceresponse', trace);
}
