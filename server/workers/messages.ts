import type { Registry } from 'prom-client';

export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export type ToWorker =
  /** Start the jobs: no other worker runs them. */
  | { mwanzo: 'lead' }
  /** End without draining: another worker has taken over. */
  | { mwanzo: 'end' }
  | { mwanzo: 'measure'; number: number }
  | { mwanzo: 'text'; number: number; text: string };

export type FromWorker =
  | { ready: true }
  | { failed: string }
  | { mwanzo: 'measured'; number: number; metrics: ProcessMetrics }
  /** Asks for the metrics of all workers. */
  | { mwanzo: 'text'; number: number };

/** Packages send their own messages between the same processes. */
export const isOurs = (message: unknown): message is Extract<ToWorker | FromWorker, { mwanzo: string }> =>
  typeof message === 'object' && message !== null && 'mwanzo' in message;
