import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Registry, type Aggregator } from 'prom-client';
import { hashingFacts } from '@/lib/platform/auth/hashing-state';
import { countParked } from '@/lib/platform/jobs/failed-items';
import { observe } from '@/lib/platform/monitoring/measure';
import { readQueueState } from '@/lib/platform/mail/queue-state';
import { log } from '@/lib/platform/log/log';
import type { PageCache } from '../page-cache/page-cache';
import { shareMetrics } from '../workers/all-metrics';
import { thisWorker } from '../workers/this-worker';
import { addClock } from './clock';
import { addInstruments } from './instruments';
import type { MetricsText } from './metrics-text';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/_next/')) return 'asset';
  return url.startsWith('/dashboard') ? 'dashboard' : 'page';
}

/** The metrics of the service in the Prometheus text format; in a worker, the metrics of all workers. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #shared = thisWorker() ? shareMetrics(() => this.#registry.getMetricsAsJSON()) : undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    addInstruments(this.#registry);
    addClock(this.#registry);
    this.#gauges(
      {
        mwanzo_mails_waiting: 'E-mails waiting to be sent',
        mwanzo_mails_oldest_seconds: 'How long the oldest unsent e-mail has waited',
        mwanzo_mails_failed: 'E-mails abandoned in the last thirty days',
      },
      async () => {
        const { waiting, oldestSeconds, failed } = await readQueueState(new Date());
        return [waiting, oldestSeconds, failed];
      },
      'max',
    );
    this.#gauges(
      { mwanzo_job_items_parked: 'Items that background jobs no longer retry' },
      async () => [await countParked()],
      'max',
    );
    this.#gauges(
      {
        mwanzo_passwords_waiting: 'Passwords waiting to be hashed or compared',
        mwanzo_passwords_running: 'Passwords being hashed or compared',
      },
      async () => [hashingFacts().waiting, hashingFacts().busy],
    );
    let before: EventLoopUtilization | undefined;
    this.#gauges(
      { mwanzo_event_loop_utilization: 'Share of time the event loop was busy since the last reading' },
      async () => {
        const now = performance.eventLoopUtilization();
        const { utilization } = performance.eventLoopUtilization(now, before);
        before = now;
        return [utilization];
      },
      'average',
    );
  }

  measure(request: IncomingMessage, response: ServerResponse, route: string): void {
    const begun = performance.now();
    const given = request.method ?? '';
    const method = METHODS.has(given) ? given : 'other';
    const kind = kindOf(request.url ?? '');
    response.once('close', () => {
      const labels = { method, kind, route, status: String(response.statusCode) };
      observe('mwanzo_request_seconds', labels, (performance.now() - begun) / 1_000);
    });
  }

  watch(pages: PageCache): void {
    new Counter({
      name: 'mwanzo_page_cache_total',
      help: 'Public pages and files sent from the page cache (hit) or rendered (miss)',
      labelNames: ['kind', 'route', 'result'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { kind, route, hits, misses } of pages.tallies.all()) {
          this.inc({ kind, route, result: 'hit' }, hits);
          this.inc({ kind, route, result: 'miss' }, misses);
        }
      },
    });
    this.#gauges(
      {
        mwanzo_page_cache_pages: 'Pages in the page cache',
        mwanzo_page_cache_bytes: 'Memory used by the page cache, in bytes',
      },
      async () => [pages.size.pages, pages.size.bytes],
    );
  }

  names(): string[] {
    return this.#registry.getMetricsAsArray().map(({ name }) => name);
  }

  async text(): Promise<MetricsText> {
    return this.#shared?.text() ?? this.#ownText();
  }

  async #ownText(): Promise<MetricsText> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** Registers gauges that are read together, and omitted if they cannot be read. `aggregator` combines the values of all workers. */
  #gauges(
    names: Record<string, string>,
    read: () => Promise<number[]>,
    aggregator: Aggregator = 'sum',
  ): void {
    let reading: Promise<number[] | undefined> | undefined;
    const readOnce = () =>
      (reading ??= read()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'metric not read');
          return undefined;
        })
        .finally(() => (reading = undefined)));
    Object.entries(names).forEach(([name, help], index) => {
      new Gauge({
        name,
        help,
        aggregator,
        registers: [this.#registry],
        async collect() {
          const value = (await readOnce())?.[index];
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    });
  }
}
