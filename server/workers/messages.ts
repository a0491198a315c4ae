import type { Registry } from 'prom-client';

/** The metrics of one process. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Sent to a worker. */
export type ToWorker =
  /** Start the jobs: no other worker runs them. */
  | { mwanzo: 'lead' }
  /** End without draining: another worker has taken over. */
  | { mwanzo: 'end' }
  | { mwanzo: 'measure'; number: number }
  /** The answer to `text`. */
  | { mwanzo: 'text'; number: number; text: string };

/** Sent by a worker. */
export type FromWorker =
  | { ready: true }
  | { failed: string }
  /** The answer to `measure`. */
  | { mwanzo: 'measured'; number: number; metrics: ProcessMetrics }
  /** Asks for the metrics of all workers. */
  | { mwanzo: 'text'; number: number };

/** Whether a message is one of ours; packages send their own between the same processes. */
export const isOurs = (message: unknown): message is Extract<ToWorker | FromWorker, { mwanzo: string }> =>
  typeof message === 'object' && message !== null && 'mwanzo' in message;
