import { randomBytes } from 'node:crypto';

/** W3C Trace Context, 3.2: version, trace ID, parent ID, flags. Later versions may append more. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;

export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Two hexadecimal digits. Bit 0 means that the caller records the trace. */
  flags: string;
}

/** Parses a `traceparent` header. Undefined for an invalid header, which the standard says to ignore. */
export function parseTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', parentId = '', flags = '', more] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || ZEROS.test(traceId) || ZEROS.test(parentId))
    return undefined;
  if (version === '00' && more !== undefined) return undefined;
  return { traceId, flags: version === '00' ? flags : '00' };
}

/** The `traceresponse` header: the same trace, with a span ID of this node. */
export const traceresponse = ({ traceId, flags }: TraceContext): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
