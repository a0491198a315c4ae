import { AsyncLocalStorage } from 'node:async_hooks';
import type { Asker } from '@/lib/platform/core/fair-queue';
import { sharedState } from '@/lib/platform/core/shared-state';

/** The context of the current request. */
export interface RequestContext {
  /** Names it in the log, in the answer's `X-Request-Id` and on the page of a failure. */
  id: string;
  /** Of the trace it belongs to (W3C Trace Context), 32 hexadecimal digits; undefined where it came without one. */
  traceId?: string | undefined;
  /** The network of the visitor who asks (`visitorNetwork`); undefined where the service itself does. */
  client?: string;
  /** The pattern of its address, once that is known. */
  route?: string;
  /** Whose session it came with, once that was looked up. */
  userId?: string;
  /** What made it fail. */
  failure?: Failure;
  /** Its line has been logged: later failures get their own lines. */
  closed?: boolean;
}

export interface Failure {
  error: unknown;
  /** By which Next.js names the error to the browser. */
  digest?: string | undefined;
}

const requests = sharedState('request', () => new AsyncLocalStorage<RequestContext>());

/** The request that is being answered; undefined outside of one, in jobs and commands. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

/** Does the work of a request, so that whatever it calls knows which one it is. */
export const runRequest = <T>(context: RequestContext, work: () => T): T => requests.run(context, work);

/** The same for all that follows in the course of events that this is called in. */
export const enterRequest = (context: RequestContext): void => requests.enterWith(context);

/** Who asks, for queues that share their turns. */
export function currentAsker(): Asker {
  const { client = '', userId = '' } = currentRequest() ?? {};
  return { address: client, person: userId };
}

/** Notes whose session the current request came with, for the log. */
export function noteUser(id: string): void {
  const context = currentRequest();
  if (context) context.userId = id;
}

/** Notes what makes the current request fail; the first cause counts. Gives whether there is a request to note it in. */
export function noteFailure(error: unknown, digest?: string): boolean {
  const context = currentRequest();
  if (!context || context.closed) return false;
  context.failure ??= { error, digest };
  context.failure.digest ??= digest;
  return true;
}
