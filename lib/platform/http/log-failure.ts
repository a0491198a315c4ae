import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { count } from '@/lib/platform/monitoring/measure';
import { unavailableCause } from '@/lib/platform/core/unavailable';
import { UNAVAILABLE } from '@/lib/platform/core/unavailable-causes';

const behind = (error: unknown): unknown =>
  error instanceof AppError && error.cause !== undefined ? error.cause : error;

/** Logs a failed request in one line: a temporary failure (503) as a warning with its cause, any other as an error. */
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
