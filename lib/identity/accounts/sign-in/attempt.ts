import type { TokenSubject } from '@/lib/platform/auth/session-jwt';
import { AsyncValue } from '@/lib/platform/core/async-value';
import { sharedState } from '@/lib/platform/core/shared-state';

/** A sign-in while next-auth handles it. */
export interface Attempt {
  /** Decides about the provider's claims: the user of the new session, or a path to redirect to without a session. */
  decide?: (claims: unknown) => Promise<TokenSubject | string>;
  /** The user of the new session. */
  subject?: TokenSubject;
  /** The error that `decide` threw. */
  refusal?: unknown;
  /** The reason why next-auth failed. */
  failure?: unknown;
}

/** next-auth has one logger for the whole process, which finds the current attempt here. */
const attempts = sharedState('sign-in', () => new AsyncValue<Attempt>());

export const currentAttempt = (): Attempt => attempts.getStore() ?? {};
export const runAttempt = <T>(attempt: Attempt, work: () => T): T => attempts.run(attempt, work);
