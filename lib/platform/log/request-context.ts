import { AsyncValue } from '@/lib/platform/core/async-value';
import type { Asker } from '@/lib/platform/core/fair-queue';
import { sharedState } from '@/lib/platform/core/shared-state';

export interface RequestContext {
  /** The request ID, shown in the log, in `X-Request-Id` and on the error page. */
  id: string;
  /** The W3C trace ID, 32 hexadecimal digits. Undefined without a `traceparent` header. */
  traceId?: string | undefined;
  /** The visitor's network (`visitorNetwork`). Undefined for the service's own requests. */
  client?: string;
  route?: string;
  userId?: string;
  failure?: Failure;
  /** Its last wait for a database server timed out with this error. */
  lostServer?: Error | undefined;
  /** True once its log line is written. Later failures get separate lines. */
  closed?: boolean;
}

export interface Failure {
  error: unknown;
  /** Next.js's name for the error in the browser. */
  digest?: string | undefined;
}

const requests = sharedState('request', () => new AsyncValue<RequestContext>());

/** The current request. Undefined in jobs and commands. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();
export const runRequest = <T>(context: RequestContext, work: () => T): T => requests.run(context, work);

/** Like `runRequest`, for the rest of the current asynchronous execution. */
export const enterRequest = (context: RequestContext): void => requests.enterWith(context);

export function currentAsker(): Asker {
  const { client = '', userId = '' } = currentRequest() ?? {};
  return { address: client, person: userId };
}

export function noteUser(id: string): void {
  const context = currentRequest();
  if (context) context.userId = id;
}

/** Records why the current request fails. Only the first cause counts. Returns false outside a request. */
export function noteFailure(error: unknown, digest?: string): boolean {
  const context = currentRequest();
  if (!context || context.closed) return false;
  context.failure ??= { error, digest };
  context.failure.digest ??= digest;
  return true;
}
