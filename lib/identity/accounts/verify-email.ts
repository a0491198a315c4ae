import type { Point } from '@/lib/platform/rate-limit/counter';
import { giveAllBack } from '@/lib/platform/rate-limit/rate-limit';
import { connect } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import type { AccountTokenRecord } from '@/models/account-token';
import { invalidLink, refuseDeactivated, stillGood } from './link';
import { askGuardianOf } from './minors/ask-guardian';
import { detailsToCheck, type DetailsToCheck } from './registered-facts';
import { findToken, spendToken } from './tokens';

export const VERIFIED = {
  now: 'Your e-mail is confirmed. You can log in now.',
  before: 'You’ve already confirmed your e-mail. You can log in.',
} as const;

/** For an address that was registered more than once: its owner chooses a password on the linked page. */
const CHOOSE =
  'This e-mail was used to register more than once. Open the link in a browser to choose a password.';

const WORDS = {
  invalid: 'This link isn’t valid. Ask for a new one on the login page.',
  expired: 'This link has expired. Ask for a new one on the login page.',
};

/** `choose`: choosing a password verifies the address, because no earlier password is valid. */
type State = 'waiting' | 'done' | 'choose';

interface Found {
  state: State;
  record: AccountTokenRecord;
  details: DetailsToCheck | null;
}

async function findState(token: unknown): Promise<Found> {
  await connect();
  const record = await findToken('verify email', token);
  if (!record) throw invalidLink(WORDS);
  const user = await UserModel.findOne({ _id: record.userId, email: record.email })
    .select('firstName lastName phoneNumber role minor isActive isVerified mustChoosePassword createdBy')
    .lean<UserRecord>();
  if (!user) throw invalidLink(WORDS);
  refuseDeactivated(user);
  if (user.isVerified && !user.mustChoosePassword) return { state: 'done', record, details: null };
  stillGood(record, new Date(), WORDS);
  return { state: user.mustChoosePassword ? 'choose' : 'waiting', record, details: detailsToCheck(user) };
}

/**
 * Also returns what the owner confirms, if it waits for them. Changes nothing, so that mail scanners can open the page safely. Throws the
 * same errors as `verifyEmail`.
 */
export async function readVerification({ token }: { token?: unknown }): Promise<Omit<Found, 'record'>> {
  const { state, details } = await findState(token);
  return { state, details };
}

interface Verified {
  message: string;
  /** The address that can log in now, or null. */
  email: string | null;
}

/**
 * Verifies an address. Idempotent. If it was registered more than once, requests a new password instead; choosing one verifies the
 * address. Throws 400 for an unknown link or a changed address, 403 for a deactivated account, 410 for an expired link.
 */
export async function verifyEmail({ token }: { token?: unknown }): Promise<Verified> {
  const { points, ...verified } = await withTransaction(() => verify(token));
  await giveAllBack(points);
  return verified;
}

async function verify(token: unknown): Promise<Verified & { points: Point[] }> {
  const { state, record } = await findState(token);
  if (state === 'choose') return { message: CHOOSE, email: null, points: [] };
  const { email } = record;
  if (state === 'done') return { message: VERIFIED.before, email, points: [] };
  const before = await UserModel.findOneAndUpdate(
    { _id: record.userId },
    { $set: { isVerified: true }, $unset: { registrationPoints: 1 } },
    { returnDocument: 'before' },
  )
    .select('isVerified registrationPoints')
    .lean<Pick<UserRecord, 'isVerified' | 'registrationPoints'>>();
  await spendToken(record);
  if (before?.isVerified === false) await askGuardianOf(record.userId);
  return { message: VERIFIED.now, email, points: before?.registrationPoints ?? [] };
}
