import { connect } from '@/lib/platform/db/connection';
import type { Point } from '@/lib/platform/rate-limit/counter';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { giveAllBack, limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { passwordChangedTemplate } from './mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { userTransaction } from './user-transaction';
import type { AccountTokenRecord, RegisteredFacts } from '@/models/account-token';
import { UserModel, type UserRecord } from '@/models/user';
import { liftLock } from './failed-log-ins';
import { invalidLink, refuseDeactivated, stillGood } from './link';
import { askGuardianOf } from './minors/ask-guardian';
import {
  asRegistered,
  detailsToCheck,
  forgetRegistrations,
  registeredChange,
  type DetailsToCheck,
} from './registered-facts';
import { reset } from './schemas';
import { refuseOwnWords } from './own-words';
import { forgetWrongCodes } from './second-factor/attempts';
import { findToken, spendAll, spendToken } from './tokens';

const WORDS = {
  invalid: 'This link isn’t valid or was already used. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
};

/** Accepts a reset link, or the verification link of an address that was registered more than once. Throws 400, 410. */
async function findReset(token: unknown): Promise<AccountTokenRecord> {
  const asked = await findToken('reset password', token);
  const found = asked ?? (await findToken('verify email', token));
  if (!found) throw invalidLink(WORDS);
  const { userId: _id, email } = found;
  if (!asked && !(await UserModel.exists({ _id, email, mustChoosePassword: true }))) throw invalidLink(WORDS);
  return stillGood(found, new Date(), WORDS);
}

/**
 * Returns what the owner confirms by setting a password with this link, or null. Changes nothing. If the link cannot set a password,
 * throws the same errors as `resetPassword`.
 */
export async function readReset({ token }: { token: unknown }): Promise<DetailsToCheck | null> {
  await connect();
  return detailsToCheck(await findOwner(await findReset(token)));
}

/**
 * Sets a new password with an e-mailed link. Lifts a lockout, ends every session, cancels a pending e-mail change, verifies the address,
 * forgets known browsers, and notifies the owner. Throws 429. Throws 400 for an unknown or used link, 403 for a deactivated account, 410
 * for an expired link, and 422 (the link stays valid).
 */
export async function resetPassword(
  token: unknown,
  input: unknown,
  address: string,
): Promise<{ message: string }> {
  const counted = await limitRate('reset password', address, String(token));
  const record = await findReset(token);
  const owner = await findOwner(record);
  const { newPassword } = reset.parse(input);
  refuseOwnWords('newPassword', newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  await liftLock(owner);
  await forgetWrongCodes(record.userId);
  const points = await userTransaction(record.userId, () => change(token, passwordHash));
  await giveAllBack([...counted, ...points]);
  return { message: 'Your password has been changed. Log in with the new one.' };
}

type Owner = RegisteredFacts &
  Pick<
    UserRecord,
    '_id' | 'email' | 'username' | 'isActive' | 'isVerified' | 'createdBy' | 'registrationPoints'
  >;

/** Returns the user with the details that the link applies. Throws 400 if their address has changed, 403 if they were deactivated. */
async function findOwner(record: AccountTokenRecord): Promise<Owner> {
  const owner = await UserModel.findOne({ _id: record.userId, email: record.email })
    .select(
      'firstName lastName phoneNumber role minor email username isActive isVerified createdBy registrationPoints',
    )
    .lean<Owner>();
  if (!owner) throw invalidLink(WORDS);
  refuseDeactivated(owner);
  return asRegistered(owner, record);
}

/** Reads the link again, so that only the first of several concurrent requests uses it. Returns the counters of the registration. */
async function change(token: unknown, passwordHash: string): Promise<Point[]> {
  const record = await findReset(token);
  const owner = await findOwner(record);
  const { $set, $unset } = registeredChange(owner, record);
  await spendToken(record);
  await forgetRegistrations(owner._id);
  await UserModel.updateOne(
    { _id: owner._id },
    {
      $set: { ...$set, passwordHash, lockedUntil: null, isVerified: true, pendingEmail: null },
      $unset: { ...$unset, mustChoosePassword: 1, registrationPoints: 1 },
      $inc: { sessionVersion: 1, deviceEpoch: 1 },
    },
  );
  await spendAll(owner._id, ['reset password', 'verify email change']);
  await enqueue(passwordChangedTemplate(owner, 'by link'));
  if (!owner.isVerified) await askGuardianOf(owner._id);
  return owner.registrationPoints ?? [];
}
