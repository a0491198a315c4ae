import { AppError } from '@/lib/platform/core/errors';
import { secondFactorTried } from '@/lib/platform/monitoring/events';
import type { UserRecord } from '@/models/user';
import { countAttempt } from './attempts';
import { spendCode, type CodeOutcome } from './spend-code';

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'email'>;

const REFUSALS: Record<Exclude<CodeOutcome, 'app' | 'recovery'>, string> = {
  wrong: 'That code isn’t right. Enter the one your app shows now, or a recovery code.',
  used: 'That code was already used. Wait for your app to show the next one.',
  unreadable:
    'Your authenticator app no longer works here because this site’s secret has changed. Enter a recovery code, or ask an administrator to reset your second factor.',
};

/** The error for a missing or invalid code: the log-in stays at its second step. */
export const codeProblem = (message: string, cookies?: string[]): AppError =>
  new AppError('unauthenticated', message, {
    errors: { code: message },
    secondFactor: true,
    ...(cookies && { cookies }),
  });

/** Checks a normalised code and uses it up. Counts wrong ones. Throws 429, and 401 for an invalid code. */
export async function proveFactor(owner: Owner, code: string, request: { headers: Headers }): Promise<void> {
  const attempt = await countAttempt(owner, request);
  const outcome = await spendCode(owner, code, new Date());
  secondFactorTried(outcome, owner._id.toHexString());
  if (outcome === 'app' || outcome === 'recovery') return attempt.wasRight();
  await attempt.wasWrong();
  throw codeProblem(REFUSALS[outcome]);
}
