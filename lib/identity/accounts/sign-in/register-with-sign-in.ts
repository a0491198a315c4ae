import { Types } from 'mongoose';
import type { z } from 'zod';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-jwt';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { duplicateField, isDuplicate } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import { clientAddress } from '@/lib/platform/http/client-address';
import type { Point } from '@/lib/platform/rate-limit/counter';
import { giveAllBack, limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { userPrefixes, UserModel, type UserRecord } from '@/models/user';
import { openSession, type Login } from '../open-session';
import { ownAddressRule } from '../minors/age-schema';
import { askGuardianOf } from '../minors/ask-guardian';
import { minorChange, minorOf } from '../minors/new-minor';
import { forgetRegistrations } from '../registered-facts';
import { signInRegistration } from '../schemas';
import { usernameTaken } from '../username-taken';
import { isUnclaimed } from './complete-sign-in';
import { storeIdentity } from './link-identity';
import { needPending, type PendingSignIn } from './pending';

type Facts = z.infer<typeof signInRegistration>;

const notNew = () =>
  new AppError('conflict', 'There’s now an account with your e-mail address. Sign in again.');

const factsOf = ({ firstName, lastName, phoneNumber, username, role }: Facts, email: string) => ({
  firstName,
  lastName,
  phoneNumber,
  username,
  role,
  email,
  isVerified: true,
  agreedAt: new Date(),
});

/**
 * Gives an unverified account to the person who verified its address: replaces its profile, and deletes its password and links.
 * Returns the counters of the earlier registration.
 */
async function claim(user: UserRecord, facts: Facts): Promise<Point[]> {
  const stored = factsOf(facts, user.email);
  const { $set: minor, $unset } = minorChange(minorOf(facts));
  await UserModel.updateOne(
    { _id: user._id },
    {
      $set: {
        ...stored,
        ...minor,
        passwordHash: null,
        lockedUntil: null,
        pendingEmail: null,
        prefixes: userPrefixes(stored),
      },
      $unset: { ...$unset, mustChoosePassword: 1, registrationPoints: 1 },
      $inc: { sessionVersion: 1, deviceEpoch: 1 },
    },
  );
  await forgetRegistrations(user._id);
  return user.registrationPoints ?? [];
}

/** Also returns the counters whose points are refunded. Throws 409 if the address has a verified account. */
async function create(facts: Facts, pending: PendingSignIn): Promise<{ user: UserRecord; points: Point[] }> {
  const { email } = pending;
  const found = await UserModel.findOne({ email }).lean<UserRecord>();
  if (found && (!isUnclaimed(found) || !found.isActive)) throw notNew();
  const _id = found?._id ?? new Types.ObjectId();
  const points = found ? await claim(found, facts) : [];
  if (!found)
    await UserModel.create({ _id, ...factsOf(facts, email), minor: minorOf(facts), passwordHash: null });
  await askGuardianOf(_id);
  const user = await UserModel.findById(_id).orFail().lean<UserRecord>();
  await storeIdentity(user, pending);
  return { user, points };
}

async function createOnce(facts: Facts, pending: PendingSignIn) {
  try {
    return await withTransaction(() => create(facts, pending));
  } catch (error) {
    if (duplicateField(error) === 'username') throw usernameTaken();
    throw isDuplicate(error) ? notNew() : error;
  }
}

/**
 * Registers a verified user through their first sign-in. Throws 422 and 429. Throws 400 without a pending sign-in and 409 for a taken
 * username or an address that has since been registered.
 */
export async function registerWithSignIn(input: unknown, request: { headers: Headers }): Promise<Login> {
  const facts = signInRegistration.parse(input);
  const pending = needPending(request.headers);
  const own = facts.guardian && ownAddressRule(facts.guardian.email, [pending.email]);
  if (facts.adult === false && own) throw invalidField('guardian.email', own);
  const address = clientAddress(request);
  if (await UserModel.exists({ username: facts.username, email: { $ne: pending.email } })) {
    await limitRate('taken username', address, pending.email);
    throw usernameTaken();
  }
  const counted = await limitRate('register', address, pending.email);
  const { user, points } = await createOnce(facts, pending);
  await giveAllBack([...counted, ...points]);
  return openSession(user, request.headers, SESSION_SECONDS.usual);
}
