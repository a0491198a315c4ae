import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsText } from '../metrics/metrics-text';
import type { ProcessMetrics, ToWorker } from './messages';
import { onMessage, toPrimary } from './this-worker';

/** Milliseconds after which the metrics are sent without those of unresponsive workers. */
const MAX_WAIT_MS = 900;

const TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Aggregates the metrics of all workers: sums, unless a metric defines otherwise. */
export class AllMetrics {
  readonly #tell: (message: ToWorker) => number;
  readonly #listeners = new Map<number, (metrics: ProcessMetrics) => void>();
  #last = 0;

  /** `tell` sends to all workers and returns their number. */
  constructor(tell: (message: ToWorker) => number) {
    this.#tell = tell;
  }

  add(number: number, metrics: ProcessMetrics): void {
    this.#listeners.get(number)?.(metrics);
  }

  async text(): Promise<MetricsText> {
    const number = (this.#last += 1);
    const all = AggregatorRegistry.aggregate<typeof TYPE>(await this.#collect(number));
    this.#listeners.delete(number);
    return { type: TYPE, text: await all.metrics() };
  }

  #collect(number: number): Promise<ProcessMetrics[]> {
    return new Promise((resolve) => {
      const answers: ProcessMetrics[] = [];
      const last = setTimeout(() => resolve(answers), MAX_WAIT_MS);
      const wanted = this.#tell({ mwanzo: 'measure', number });
      const look = () => {
        if (answers.length < wanted) return;
        clearTimeout(last);
        resolve(answers);
      };
      this.#listeners.set(number, (metrics) => {
        answers.push(metrics);
        look();
      });
      look();
    });
  }
}

/** Answers the primary process with this worker's metrics. The returned `text` requests the metrics of all workers. */
export function shareMetrics(own: () => Promise<ProcessMetrics>): { text: () => Promise<MetricsText> } {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  onMessage((message) => {
    if (message.mwanzo === 'text') waiting.get(message.number)?.(message.text);
    if (message.mwanzo !== 'measure') return;
    const { number } = message;
    void own().then((metrics) => toPrimary({ mwanzo: 'measured', number, metrics }));
  });
  return {
    text: async () => {
      const number = (last += 1);
      const text = await new Promise<string>((resolve) => {
        waiting.set(number, resolve);
        toPrimary({ mwanzo: 'text', number });
      });
      waiting.delete(number);
      return { type: TYPE, text };
    },
  };
}
