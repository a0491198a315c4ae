import type { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { sealText } from '@/lib/platform/auth/sealed-text';
import { enqueue } from '@/lib/platform/mail/outbox';
import { SecondFactorModel, type SecondFactorRecord } from '@/models/second-factor';
import { UserModel, type UserRecord } from '@/models/user';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '../user-transaction';
import { factorOnTemplate } from './mail-templates';
import { confirmPassword, findSelf, recordOwnFactor } from './own-account';
import { readPendingFactor, type ShownFactor } from './pending-factor';
import { hashOfCode } from './recovery-codes';
import { factorConfirmation } from './schemas';
import { PURPOSE } from './spend-code';
import { alreadyOn } from './start-factor';
import { stepOf } from './totp';

const begin = () =>
  new AppError('conflict', 'It took over half an hour, or you started again elsewhere. Start again here.');

async function pendingOf(_id: Types.ObjectId): Promise<ShownFactor> {
  const found = await SecondFactorModel.findById(_id).lean<SecondFactorRecord>();
  const pending = readPendingFactor(_id, found?.pending, new Date());
  if (!pending) throw begin();
  return pending;
}

/** Throws if the pending factor is no longer the one whose code was checked. */
async function turnOn(by: SignedInUser, user: UserRecord, shown: ShownFactor, lastStep: number) {
  const { _id } = user;
  if (!(await lockUser({ _id, secondFactorSince: null }))) throw alreadyOn();
  if ((await pendingOf(_id)).secret !== shown.secret) throw begin();
  const secret = sealText(shown.secret, PURPOSE, _id.toHexString());
  const recoveryCodes = shown.recoveryCodes.map((code) => hashOfCode(_id, code));
  await SecondFactorModel.updateOne(
    { _id },
    { $set: { secret, lastStep, recoveryCodes }, $unset: { pending: 1 } },
  );
  await UserModel.updateOne({ _id }, { $set: { secondFactorSince: new Date() } });
  await recordOwnFactor(by, user, 'second factor set up');
  await enqueue(factorOnTemplate(user));
}

/**
 * Turns on the pending second factor, once its recovery codes are saved. Notifies the owner. Throws 429. Throws 409 if nothing is pending
 * or a factor is on, and 422 for a wrong code or password.
 */
export async function confirmFactor(
  actor: Actor,
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string }> {
  const by = authorize(actor, 'second-factor:write');
  const { code, password } = factorConfirmation.parse(input);
  const user = await findSelf(by);
  if (user.secondFactorSince) throw alreadyOn();
  const shown = await pendingOf(user._id);
  const attempt = await confirmPassword(user, password, request);
  const step = stepOf(shown.secret, code, new Date());
  if (step === null) throw invalidField('code', 'That code isn’t right. Enter the one your app shows now.');
  await userTransaction(user._id, () => turnOn(by, user, shown, step));
  await attempt.wasRight();
  return { message: 'Your second factor is on. From now on, log in with your password and a code.' };
}
