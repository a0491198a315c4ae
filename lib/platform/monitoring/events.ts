import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { count, observe, set } from './measure';
import { tellSecurity } from './security-log';

/** The reason for a refused log-in, from its error. */
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

/** Whose account a log-in is for, once it is known. */
interface Subject {
  userId?: string;
}

/**
 * Counts and logs a log-in and gives its result. Takes how it is done, and the work, which notes whose account it is
 * for. Lines have the id of the account, nothing that was typed. `code` is a log-in that waits for its second step,
 * or was refused there.
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

/** Logs an attempt to prove a second factor: `app` and `recovery` are right codes. */
export const secondFactorTried = (outcome: string, userId: string): void =>
  tellSecurity('second factor tried', { outcome, userId });

/** The reason for a refused sign-in with another service, from its error. */
const SIGN_IN_REFUSED: Partial<Record<AppError['code'], string>> = {
  malformed: 'failed',
  forbidden: 'barred',
  unavailable: 'unreached',
  tooManyRequests: 'limit',
};

/**
 * Counts a sign-in with this provider and gives its result; `kind` is the outcome. A refused one is logged with its
 * cause, without the user's identity.
 */
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

/** Tells that an account was locked after wrong passwords. */
export function accountLocked(userId: string): void {
  count('mwanzo_accounts_locked_total', {});
  log.warn({ userId }, 'account locked after wrong passwords');
}

/** Tells that a request was refused by the limit of this name. */
export function refusedByLimit(limit: string): void {
  count('mwanzo_limit_refusals_total', { limit });
  tellSecurity('refused by a limit', { limit });
}

/** A failed attempt to send a mail. */
interface MailFailure {
  /** The mailbox does not exist. */
  final: boolean;
  /** The mail server fell silent. */
  silent: boolean;
  /** The mail server said something. */
  answered: boolean;
  cause: string;
}

/** Of what kind the trouble is; the answers of mail servers are too many to count each. */
function mailCause({ final, silent, answered, cause }: MailFailure): string {
  if (final) return 'no such mailbox';
  if (silent) return 'silent';
  if (!answered) return 'unreached';
  return /\b4\d\d\b/.test(cause) ? 'later' : 'refused';
}

/** Counts a mail that went out. */
export const mailSent = (): void => count('mwanzo_mails_total', { outcome: 'sent', cause: '' });

/** Counts an attempt to send a mail that failed; `over` is one after which it is given up. */
export const mailFailed = (failure: MailFailure, over: boolean): void =>
  count('mwanzo_mails_total', { outcome: over ? 'given up' : 'retry', cause: mailCause(failure) });

/** Counts a page view, or a click of this kind. */
export const pageViewCounted = (kind: string): void => count('mwanzo_page_views_total', { kind });

/** Counts a run of a background job, with its seconds; `failed` if it did not complete. */
export function jobRan(task: string, seconds: number, failed: boolean): void {
  observe('mwanzo_job_seconds', { task }, seconds);
  if (failed) count('mwanzo_job_failures_total', { task });
  else set('mwanzo_job_last_success_timestamp_seconds', { task }, Date.now() / 1_000);
}

/** Tells that this process runs a background job, and how many milliseconds it waits after each run. */
export const jobRepeats = (task: string, every: number): void =>
  set('mwanzo_job_interval_seconds', { task }, every / 1_000);

/** Counts an item that a background job failed to do. */
export const itemFailed = (task: string): void => count('mwanzo_job_item_failures_total', { task });

/** Counts an upload in this form field and gives its result. */
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
