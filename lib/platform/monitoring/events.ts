import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { count, observe, set } from './measure';
import { tellSecurity } from './security-log';

const REFUSED: Partial<Record<AppError['code'], string>> = {
  unauthenticated: 'wrong',
  locked: 'locked',
  forbidden: 'barred',
  tooManyRequests: 'limit',
};

const outcomeOf = (error: unknown): string | undefined => {
  if (!(error instanceof AppError)) return undefined;
  return error.details.secondFactor ? 'code' : REFUSED[error.code];
};

interface Subject {
  userId?: string;
}

/**
 * Counts and logs a log-in, and returns its result. `logIn` records which account it is for. The log contains the account's ID,
 * but nothing that was typed. Outcome `code`: the second step is pending or failed.
 */
export async function watchLogIn<T>(by: string, logIn: (who: Subject) => Promise<T>): Promise<T> {
  const who: Subject = {};
  try {
    const result = await logIn(who);
    count('mwanzo_logins_total', { outcome: 'success' });
    tellSecurity('logged in', { by, ...who });
    return result;
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome !== undefined) {
      count('mwanzo_logins_total', { outcome });
      tellSecurity('log-in refused', { by, outcome, ...who });
    }
    throw error;
  }
}

/** Logs an attempt at a second factor. The outcomes `app` and `recovery` stand for correct codes. */
export const secondFactorTried = (outcome: string, userId: string): void =>
  tellSecurity('second factor tried', { outcome, userId });

const SIGN_IN_REFUSED: Partial<Record<AppError['code'], string>> = {
  malformed: 'failed',
  forbidden: 'barred',
  unavailable: 'unreached',
  tooManyRequests: 'limit',
};

/** Counts a sign-in with this provider by its `kind`, and returns it. Logs a failure with its cause, without the user's identity. */
export async function watchSignIn<T extends { kind: string }>(
  provider: string,
  signIn: Promise<T>,
): Promise<T> {
  try {
    const result = await signIn;
    count('mwanzo_sign_ins_total', { provider, outcome: result.kind });
    return result;
  } catch (error) {
    const outcome = error instanceof AppError ? SIGN_IN_REFUSED[error.code] : undefined;
    if (outcome !== undefined) {
      const cause = error instanceof AppError ? error.cause : undefined;
      count('mwanzo_sign_ins_total', { provider, outcome });
      log.info({ provider, outcome, ...(cause !== undefined && { err: cause }) }, 'sign-in refused');
    }
    throw error;
  }
}

export function accountLocked(userId: string): void {
  count('mwanzo_accounts_locked_total', {});
  log.warn({ userId }, 'account locked after wrong passwords');
}

export function refusedByLimit(limit: string): void {
  count('mwanzo_limit_refusals_total', { limit });
  tellSecurity('refused by a limit', { limit });
}

interface MailFailure {
  final: boolean;
  silent: boolean;
  answered: boolean;
  cause: string;
}

/** Groups failures, because mail servers send too many different replies to count each of them. */
function mailCause({ final, silent, answered, cause }: MailFailure): string {
  if (final) return 'no such mailbox';
  if (silent) return 'silent';
  if (!answered) return 'unreached';
  return /\b4\d\d\b/.test(cause) ? 'later' : 'refused';
}

export const mailSent = (): void => count('mwanzo_mails_total', { outcome: 'sent', cause: '' });

/** Counts a failed delivery attempt. `over` is true if it was the last. */
export const mailFailed = (failure: MailFailure, over: boolean): void =>
  count('mwanzo_mails_total', { outcome: over ? 'given up' : 'retry', cause: mailCause(failure) });

export const pageViewCounted = (kind: string): void => count('mwanzo_page_views_total', { kind });

export function jobRan(task: string, seconds: number, failed: boolean): void {
  observe('mwanzo_job_seconds', { task }, seconds);
  if (failed) count('mwanzo_job_failures_total', { task });
  else set('mwanzo_job_last_success_timestamp_seconds', { task }, Date.now() / 1_000);
}

export const jobRepeats = (task: string, every: number): void =>
  set('mwanzo_job_interval_seconds', { task }, every / 1_000);

export const itemFailed = (task: string): void => count('mwanzo_job_item_failures_total', { task });

export async function watchUpload<T>(kind: string, upload: Promise<T>): Promise<T> {
  try {
    const result = await upload;
    count('mwanzo_uploads_total', { kind, outcome: 'received' });
    return result;
  } catch (error) {
    count('mwanzo_uploads_total', { kind, outcome: error instanceof AppError ? error.code : 'failed' });
    throw error;
  }
}
