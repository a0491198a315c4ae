import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logFailure } from '@/lib/platform/http/log-failure';
import { runRequest } from '@/lib/platform/log/request-context';
import { log } from '@/lib/platform/log/log';
import type { Metrics } from '../metrics/metrics';
import { identify, setNames, type Identified } from '@/lib/platform/http/identify';

/** Milliseconds after a 500 within which Next.js may still report its cause. */
const CAUSE_MS = 100;

export interface RequestsSettings {
  routeOf: (url: string) => string;
  /** Logs every request, not only failures. */
  accessLog?: boolean | undefined;
  metrics?: Metrics | undefined;
}

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

export class Requests {
  readonly #settings: RequestsSettings;

  constructor(settings: RequestsSettings) {
    this.#settings = settings;
  }

  /** Logs the request once it is answered, if the access log is on: without address, query or name. */
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

  /** Processes an uncached request: records its route and duration, and logs it if it fails. */
  follow(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const context = identify(request);
    const begun = performance.now();
    const route = this.#settings.routeOf(request.url ?? '');
    context.route = route;
    setNames(request, response);
    this.#settings.metrics?.measure(request, response, route);
    response.once('close', () => {
      void tellFailure(context, response, factsOf(request, response, route, begun));
    });
    runRequest(context, work);
  }
}
