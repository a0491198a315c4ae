import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logFailure } from '@/lib/platform/http/log-failure';
import { runRequest } from '@/lib/platform/log/request-context';
import { log } from '@/lib/platform/log/log';
import type { Metrics } from '../metrics/metrics';
import { identify, setNames, type Identified } from '@/lib/platform/http/identify';

/** Milliseconds after an answer with status 500 for which Next.js may still tell the cause. */
const CAUSE_MS = 100;

export interface RequestsSettings {
  /** Gives the route of an address. */
  routeOf: (url: string) => string;
  /** Whether each request has a line in the log, not only those that fail. */
  accessLog?: boolean | undefined;
  metrics?: Metrics | undefined;
}

/** How an answer went, as both kinds of line say it. */
function factsOf(request: IncomingMessage, response: ServerResponse, route: string, begun: number) {
  const { id, traceId, userId } = identify(request);
  return {
    requestId: id,
    ...(traceId !== undefined && { traceId }),
    method: request.method,
    route,
    status: response.statusCode,
    ms: Math.round((performance.now() - begun) * 10) / 10,
    ...(userId !== undefined && { userId }),
  };
}

async function tellFailure(context: Identified, response: ServerResponse, facts: object): Promise<void> {
  const failed = response.statusCode >= 500;
  const cause = () => context.failure ?? context.rendering?.failure;
  if (failed && !cause()) await wait(CAUSE_MS);
  context.closed = true;
  if (!failed && !cause()) return;
  const { error, digest } = cause() ?? {};
  logFailure(error, { ...facts, ...(digest !== undefined && { digest }) });
}

/** What is written and measured of the requests of a server. */
export class Requests {
  readonly #settings: RequestsSettings;

  constructor(settings: RequestsSettings) {
    this.#settings = settings;
  }

  /** Writes a line once the request is answered, where the access log is on: no address, no query, nobody's name. */
  note(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#settings.accessLog) return;
    const begun = performance.now();
    const { socket, url = '' } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const facts = factsOf(request, response, this.#settings.routeOf(url), begun);
      const broken = response.writableFinished ? {} : { aborted: true };
      log.info({ ...facts, bytes: socket.bytesWritten - before, ...broken }, 'request');
    });
  }

  /**
   * Does the work of a request that is not answered from the page cache: its answer is named and measured, and the log has a line of
   * it should it fail.
   */
  follow(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const context = identify(request);
    const begun = performance.now();
    const route = this.#settings.routeOf(request.url ?? '');
    setNames(request, response);
    this.#settings.metrics?.measure(request, response, route);
    response.once('close', () => {
      void tellFailure(context, response, factsOf(request, response, route, begun));
    });
    runRequest(context, work);
  }
}
