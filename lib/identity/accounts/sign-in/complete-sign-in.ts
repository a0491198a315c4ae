import { secondStepPath } from '@/lib/platform/auth/login-path';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-jwt';
import { AppError } from '@/lib/platform/core/errors';
import { isStaff } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import { clientAddress } from '@/lib/platform/http/client-address';
import { withCookies, withCompanionCookies } from '@/lib/platform/http/session-answer';
import { watchSignIn } from '@/lib/platform/monitoring/events';
import { giveAllBack, limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { deactivated, refuseBarred, startSession, type NewSession } from '../open-session';
import { needsCode, waitingLogIn } from '../second-factor/ask-for-code';
import { askForSession } from './ask-next-auth';
import { failedSignIn, provedFactor, toIdentity, type Identity } from './claims';
import { isUnreached } from './is-unreached';
import { recordSignIn } from './link-identity';
import { attemptPath } from './next-auth-options';
import { findProvider, type Provider } from './oauth-providers';
import { pendingCookie, type PendingSignIn } from './pending';
import { refuseStaff } from './refuse-staff';
import { unreached } from './start-sign-in';

/** `code`: the log-in waits for its code. `link`: the address belongs to an account here, whose owner must confirm the link. */
type Decision =
  { kind: 'success'; session: NewSession } | { kind: 'code'; waiting: string } | { kind: 'new' | 'link' };

export interface SignInOutcome {
  kind: Decision['kind'];
  /** next-auth's redirect to the page to continue on. After a success, it sets the session. */
  answer: Response;
  /** The user who is logged in. */
  userId?: string;
}

/** Logs in to the linked account. Throws 403 if it is barred, or belongs to staff who may not sign in this way. */
async function enter(
  { _id, userId, ...identity }: IdentityRecord,
  hasProved: boolean,
  headers: Headers,
): Promise<Decision> {
  const user = await UserModel.findById(userId).lean<UserRecord>();
  if (!user) throw new AppError('notFound', 'User not found');
  refuseBarred(user);
  refuseStaff(user);
  await withTransaction(async () => {
    await IdentityModel.updateOne({ _id }, { $set: { lastUsedAt: new Date() } });
    await recordSignIn('signed in', user, identity);
  });
  const seconds = SESSION_SECONDS.usual;
  // The operator of the provider decides who can access the accounts of staff, and so which factors suffice for them.
  const secondFactor = hasProved && isStaff(user.role);
  return needsCode(user) && !secondFactor
    ? { kind: 'code', waiting: waitingLogIn(user, seconds) }
    : { kind: 'success', session: await startSession(user, headers, seconds, { secondFactor }) };
}

/** True for an unverified self-registration: nobody has proved that they own its address. */
export const isUnclaimed = ({
  isVerified,
  createdBy,
}: Pick<UserRecord, 'isVerified' | 'createdBy'>): boolean => !isVerified && createdBy === null;

async function decisionOn(identity: Identity, hasProved: boolean, headers: Headers): Promise<Decision> {
  const { issuer, subject, email } = identity;
  const linked = await IdentityModel.findOne({ issuer, subject }).lean<IdentityRecord>();
  if (linked) return enter(linked, hasProved, headers);
  const user = await UserModel.findOne({ email }).lean<UserRecord>();
  if (!user) return { kind: 'new' };
  if (!user.isActive) throw deactivated();
  refuseStaff(user);
  return { kind: isUnclaimed(user) ? 'new' : 'link' };
}

/** Adds the cookies that the decision's next page needs. */
function withDecision(answer: Response, decision: Decision, pending: PendingSignIn): Response {
  if (decision.kind === 'success') {
    const { subject, ...session } = decision.session;
    return withCompanionCookies(answer, { ...session, accountId: subject.id });
  }
  return withCookies(answer, [decision.kind === 'code' ? decision.waiting : pendingCookie(pending)]);
}

/** The error for a response that next-auth did not accept. */
function problemOf(provider: Provider, failure: unknown): AppError {
  if (isUnreached(failure)) return unreached(provider, failure);
  const failed = failedSignIn(provider.name);
  failed.cause = failure;
  return failed;
}

const pageAfter = { new: '/finish-registration', link: '/link-sign-in' };

async function complete(
  provider: Provider,
  query: URLSearchParams,
  headers: Headers,
): Promise<SignInOutcome> {
  const points = await limitRate('sign in', clientAddress({ headers }), '');
  if (query.get('error') === 'access_denied')
    throw new AppError('forbidden', `You didn’t continue with ${provider.name}. Nothing changed.`);
  // Without the attempt's cookies, this browser has not started a sign-in, so the provider is not asked.
  const from = attemptPath(headers);
  if (from === undefined) throw failedSignIn(provider.name);
  let decided: { identity: Identity; decision: Decision } | undefined;
  const { answer, refusal, failure } = await askForSession(provider, query, async (claims) => {
    const identity = toIdentity(provider, claims, new Date());
    const decision = await decisionOn(identity, provedFactor(claims), headers);
    decided = { identity, decision };
    if (decision.kind === 'success') return decision.session.subject;
    return decision.kind === 'code' ? secondStepPath(from) : pageAfter[decision.kind];
  });
  if (refusal !== undefined) throw refusal;
  if (!decided || failure !== undefined) throw problemOf(provider, failure);
  const { identity, decision } = decided;
  // Refunds the points of both redirects.
  await giveAllBack([...points, ...points]);
  return {
    kind: decision.kind,
    answer: withDecision(answer, decision, { ...identity, from }),
    ...(decision.kind === 'success' && { userId: decision.session.user._id }),
  };
}

/**
 * Completes a sign-in after the redirect from a provider. Stores nothing if the address is new, or if its account must confirm the link
 * first. Throws 400 for a response that was used before or belongs to another browser. Throws 404 and 429. Throws 403 for an unverified
 * address, a barred account or staff, and 503 if the provider is unreachable.
 */
export async function completeSignIn(
  id: unknown,
  query: URLSearchParams,
  request: { headers: Headers },
): Promise<SignInOutcome> {
  const provider = findProvider(id);
  return watchSignIn(provider.id, complete(provider, query, request.headers));
}
