import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '@/lib/log';
import { readQueueState } from '@/lib/mail/queue-state';
import type { PageCache } from '../page-cache/page-cache';
import { addClock } from './clock';

/** Seconds; around what a page and a call take here. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What kind of thing was asked for; addresses themselves are too many to count each. */
function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/_next/')) return 'asset';
  return url.startsWith('/dashboard') ? 'dashboard' : 'page';
}

/** What the service counts and measures of itself, as text for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'mwanzo_request_seconds',
    help: 'How long requests took that were not answered from the page cache',
    labelNames: ['method', 'kind', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    addClock(this.#registry);
    this.#gauges(
      {
        mwanzo_mails_waiting: 'Mails that are still to be sent',
        mwanzo_mails_oldest_seconds: 'How long the oldest unsent mail has waited',
        mwanzo_mails_failed: 'Mails that were given up in the last thirty days',
      },
      async () => {
        const { waiting, oldestSeconds, failed } = await readQueueState(new Date());
        return [waiting, oldestSeconds, failed];
      },
    );
  }

  /** Measures a request from now until its answer is sent. */
  measure(request: IncomingMessage, response: ServerResponse): void {
    const stop = this.#seconds.startTimer();
    const method = METHODS.has(request.method ?? '') ? request.method : 'other';
    const kind = kindOf(request.url ?? '');
    response.once('close', () => stop({ method, kind, status: response.statusCode }));
  }

  /** Tells of the page cache too. */
  watch(pages: PageCache): void {
    new Counter({
      name: 'mwanzo_page_cache_total',
      help: 'Public pages by whether they were kept (hit) or had to be made (miss)',
      labelNames: ['result'],
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, pages.counts.hits);
        this.inc({ result: 'miss' }, pages.counts.misses);
      },
    });
    this.#gauges(
      { mwanzo_page_cache_pages: 'Pages kept', mwanzo_page_cache_bytes: 'Memory they take' },
      async () => [pages.size.pages, pages.size.bytes],
    );
  }

  /** Everything as Prometheus reads it. */
  async text(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** Gauges that are read together; where they cannot be read they are left out. */
  #gauges(names: Record<string, string>, read: () => Promise<number[]>): void {
    let reading: Promise<number[] | undefined> | undefined;
    const readOnce = () =>
      (reading ??= read()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a measure could not be taken');
          return undefined;
        })
        .finally(() => (reading = undefined)));
    Object.entries(names).forEach(([name, help], index) => {
      new Gauge({
        name,
        help,
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
