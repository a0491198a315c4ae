import { parse } from 'cookie';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-jwt';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { clientAddress } from '@/lib/platform/http/client-address';
import { watchSignIn } from '@/lib/platform/monitoring/events';
import { giveAllBack, limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { deactivated, openSession, refuseBarred, type Login } from '../open-session';
import { needsCode, waitingLogIn } from '../second-factor/ask-for-code';
import { askNextAuth } from './ask-next-auth';
import { checksIn, onlyChecks } from './check-cookies';
import { failedSignIn, toIdentity, type Identity } from './claims';
import { isUnreached } from './is-unreached';
import { recordSignIn } from './link-identity';
import type { PendingSignIn } from './pending';
import { findProvider, type Provider } from './oauth-providers';
import { readReturn } from './return-cookie';
import { refuseStaff } from './refuse-staff';
import { unreached } from './start-sign-in';

/** `code`: the log-in waits for its code. `link`: the address belongs to an account here, whose owner must confirm the link. */
export type SignInOutcome = { cookies: string[]; from: string } & (
  { kind: 'success'; login: Login } | { kind: 'code' } | { kind: 'new' | 'link'; pending: PendingSignIn }
);

type Query = Record<string, string | undefined>;

/** Returns the provider's claims, and the `Set-Cookie` values that clear the checks. */
async function ask(provider: Provider, query: Query, cookies: Query) {
  const checks = checksIn(cookies);
  if (query.error === 'access_denied')
    throw new AppError('forbidden', `You didn’t continue with ${provider.name}. Nothing changed.`);
  // Without the check cookies, this browser has not started a sign-in, so the provider is not asked.
  if (Object.keys(checks).length === 0) throw failedSignIn(provider.name);
  const answer = await askNextAuth({ action: 'callback', provider, query, cookies: checks });
  if (answer.claims) return { said: answer.claims, cookies: onlyChecks(answer.cookies) };
  if (isUnreached(answer.failure)) throw unreached(provider, answer.failure);
  const failed = failedSignIn(provider.name);
  failed.cause = answer.failure;
  throw failed;
}

/** Logs in to the linked account. Throws 403 if it is barred, or belongs to staff who may not sign in this way. */
async function enter(
  { _id, userId, ...identity }: IdentityRecord,
  headers: Headers,
): Promise<Login | { waiting: string }> {
  const user = await UserModel.findById(userId).lean<UserRecord>();
  if (!user) throw new AppError('notFound', 'User not found');
  refuseBarred(user);
  refuseStaff(user);
  await withTransaction(async () => {
    await IdentityModel.updateOne({ _id }, { $set: { lastUsedAt: new Date() } });
    await recordSignIn('signed in', user, identity);
  });
  const seconds = SESSION_SECONDS.usual;
  return needsCode(user) ? { waiting: waitingLogIn(user, seconds) } : openSession(user, headers, seconds);
}

/** True for an unverified self-registration: nobody has proved that they own its address. */
export const isUnclaimed = ({
  isVerified,
  createdBy,
}: Pick<UserRecord, 'isVerified' | 'createdBy'>): boolean => !isVerified && createdBy === null;

async function outcomeOf(identity: Identity, headers: Headers) {
  const { issuer, subject, email } = identity;
  const linked = await IdentityModel.findOne({ issuer, subject }).lean<IdentityRecord>();
  if (linked) {
    const entered = await enter(linked, headers);
    return 'waiting' in entered
      ? ({ kind: 'code', waiting: entered.waiting } as const)
      : ({ kind: 'success', login: entered } as const);
  }
  const user = await UserModel.findOne({ email }).lean<UserRecord>();
  if (!user) return { kind: 'new' } as const;
  if (!user.isActive) throw deactivated();
  refuseStaff(user);
  return { kind: isUnclaimed(user) ? 'new' : 'link' } as const;
}

async function complete(provider: Provider, query: Query, headers: Headers): Promise<SignInOutcome> {
  const points = await limitRate('sign in', clientAddress({ headers }), '');
  const sent = parse(headers.get('cookie') ?? '');
  const { said, cookies } = await ask(provider, query, sent);
  const identity = toIdentity(provider, said, new Date());
  const outcome = await outcomeOf(identity, headers);
  // Refunds the points of both redirects.
  await giveAllBack([...points, ...points]);
  const from = readReturn(sent);
  if (outcome.kind === 'success') return { ...outcome, cookies, from };
  if (outcome.kind === 'code') return { kind: 'code', cookies: [...cookies, outcome.waiting], from };
  return { ...outcome, pending: { ...identity, from }, cookies, from };
}

/**
 * Completes a sign-in after the redirect from a provider. Stores nothing if the address is new, or if its account must confirm the link
 * first. Throws 400 for a response that was used before or belongs to another browser. Throws 404 and 429. Throws 403 for an unverified
 * address, a barred account or staff, and 503 if the provider is unreachable.
 */
export async function completeSignIn(
  id: unknown,
  query: Query,
  request: { headers: Headers },
): Promise<SignInOutcome> {
  const provider = findProvider(id);
  return watchSignIn(provider.id, complete(provider, query, request.headers));
}
