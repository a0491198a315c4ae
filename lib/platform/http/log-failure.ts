import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { count } from '@/lib/platform/monitoring/measure';
import { UNAVAILABLE, unavailableCause } from '@/lib/platform/core/unavailable';

/** What is behind an answer of our own, or else what was thrown. */
const behind = (error: unknown): unknown =>
  error instanceof AppError && error.cause !== undefined ? error.cause : error;

/**
 * Writes the one line of a request that failed: a warning with the cause for what passes by itself (503), else an error.
 * Takes what was thrown, where that is known, and what else the line says.
 */
export function logFailure(error: unknown, facts: Record<string, unknown>): void {
  const cause = unavailableCause(error);
  const line = { ...facts, ...(error !== undefined && { err: behind(error) }) };
  if (cause === undefined) {
    count('mwanzo_failures_total', {});
    log.error(line, 'request failed');
    return;
  }
  const { level, message } = UNAVAILABLE[cause];
  count('mwanzo_unavailable_total', { cause });
  log[level]({ ...line, cause }, message);
}
