import type { Point } from '@/lib/platform/rate-limit/counter';
import { giveAllBack } from '@/lib/platform/rate-limit/rate-limit';
import { connect } from '@/lib/platform/db/db';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import type { AccountTokenRecord } from '@/models/account-token';
import { invalidLink, stillGood } from './link';
import { findToken, spendToken } from './tokens';

/** What is said when the link works, and when it has worked before. */
export const VERIFIED = {
  now: 'Your email has been verified. You can log in now.',
  before: 'Your email is verified already. You can log in.',
} as const;

/** Said where several people registered with the address: the page of the link lets its owner choose a password. */
const CHOOSE =
  'This email was used more than once to register. Open the link in a browser to choose a password.';

const WORDS = {
  invalid: 'This verification link is not valid. Please ask for a new one on the login page.',
  expired: 'This verification link has expired. Please ask for a new one on the login page.',
};

/** `choose`: the address is proved by choosing a password, for none given so far counts. */
type State = 'waiting' | 'done' | 'choose';

async function findState(token: unknown): Promise<{ state: State; record: AccountTokenRecord }> {
  await connect();
  const record = await findToken('verify email', token);
  if (!record) throw invalidLink(WORDS);
  const user = await UserModel.findOne({ _id: record.userId, email: record.email })
    .select('isVerified mustChoosePassword')
    .lean<Pick<UserRecord, 'isVerified' | 'mustChoosePassword'>>();
  if (!user) throw invalidLink(WORDS);
  if (user.isVerified && !user.mustChoosePassword) return { state: 'done', record };
  stillGood(record, new Date(), WORDS);
  return { state: user.mustChoosePassword ? 'choose' : 'waiting', record };
}

/**
 * Whether a link still waits to be followed, has done its work, or leads to choosing a password; changes nothing, so that programs that
 * look into mails may open the page. Throws as `verifyEmail` would.
 */
export const readVerification = async ({ token }: { token?: unknown }): Promise<State> =>
  (await findState(token)).state;

/**
 * Verifies the address a link was sent to. Following the link again says that it worked; where several people registered with the
 * address it says that a password has to be chosen, by which the address is verified, too.
 * Throws 400 for a link that never was or whose address changed, 410 for one that expired.
 */
export async function verifyEmail({ token }: { token?: unknown }): Promise<{ message: string }> {
  const { message, points } = await withTransaction(() => verify(token));
  await giveAllBack(points);
  return { message };
}

/** Gives what to say, and where the registration was counted. */
async function verify(token: unknown): Promise<{ message: string; points: Point[] }> {
  const { state, record } = await findState(token);
  if (state === 'choose') return { message: CHOOSE, points: [] };
  if (state === 'done') return { message: VERIFIED.before, points: [] };
  const before = await UserModel.findOneAndUpdate(
    { _id: record.userId },
    { $set: { isVerified: true }, $unset: { registrationPoints: 1 } },
    { returnDocument: 'before' },
  )
    .select('registrationPoints')
    .lean<Pick<UserRecord, 'registrationPoints'>>();
  await spendToken(record);
  return { message: VERIFIED.now, points: before?.registrationPoints ?? [] };
}
