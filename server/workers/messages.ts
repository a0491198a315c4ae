import type { Registry } from 'prom-client';

export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export type ToWorker =
  /** Become the leader: start the jobs. */
  | { mwanzo: 'lead' }
  /** Stop without draining: another worker has taken over. */
  | { mwanzo: 'end' }
  | { mwanzo: 'measure'; number: number }
  | { mwanzo: 'text'; number: number; text: string };

export type FromWorker =
  | { ready: true }
  | { failed: string }
  | { mwanzo: 'measured'; number: number; metrics: ProcessMetrics }
  /** Requests the metrics of all workers. */
  | { mwanzo: 'text'; number: number };

/** Packages send their own messages between the same processes. */
export const isOurs = (message: unknown): message is Extract<ToWorker | FromWorker, { mwanzo: string }> =>
  typeof message === 'object' && message !== null && 'mwanzo' in message;
