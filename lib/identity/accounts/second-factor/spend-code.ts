import type { Types } from 'mongoose';
import { openText } from '@/lib/platform/auth/sealed-text';
import { enqueue } from '@/lib/platform/mail/outbox';
import { log } from '@/lib/platform/log/log';
import { SecondFactorModel, type SecondFactorRecord } from '@/models/second-factor';
import type { UserRecord } from '@/models/user';
import { userTransaction } from '../user-transaction';
import { recoveryUsedTemplate } from './mail-templates';
import { hashOfCode, isRecoveryCode } from './recovery-codes';
import { isAppCode, stepOf } from './totp';

/** Purpose of the key that encrypts the secrets. */
export const PURPOSE = 'second factor';

/** `unreadable`: the secret was encrypted with a secret that is not in AUTH_SECRET. */
export type CodeOutcome = 'app' | 'recovery' | 'wrong' | 'used' | 'unreadable';

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'email'>;

async function spendAppCode(_id: Types.ObjectId, code: string, now: Date): Promise<CodeOutcome> {
  const found = await SecondFactorModel.findById(_id).lean<SecondFactorRecord>();
  if (found?.secret === undefined) return 'wrong';
  const secret = openText(found.secret, PURPOSE, _id.toHexString());
  if (secret === null) {
    log.warn({ userId: _id.toHexString() }, 'second factor unreadable with this AUTH_SECRET');
    return 'unreadable';
  }
  const step = stepOf(secret, code, now);
  if (step === null) return 'wrong';
  const { modifiedCount } = await SecondFactorModel.updateOne(
    { _id, secret: found.secret, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
  );
  if (modifiedCount === 1) return 'app';
  const isResealed = await SecondFactorModel.exists({ _id, secret: { $ne: found.secret } });
  return isResealed ? spendAppCode(_id, code, now) : 'used';
}

async function spendRecoveryCode(owner: Owner, code: string): Promise<CodeOutcome> {
  const { _id } = owner;
  const hash = hashOfCode(_id, code);
  return userTransaction(_id, async () => {
    const found = await SecondFactorModel.findOneAndUpdate(
      { _id, recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
      { returnDocument: 'after' },
    ).lean<SecondFactorRecord>();
    if (!found) return 'wrong';
    await enqueue(recoveryUsedTemplate(owner, found.recoveryCodes?.length ?? 0));
    return 'recovery';
  });
}

/** Uses up a normalised code: an app code and all earlier ones, or a recovery code. Only one of two concurrent calls succeeds. */
export function spendCode(owner: Owner, code: string, now: Date): Promise<CodeOutcome> {
  if (isAppCode(code)) return spendAppCode(owner._id, code, now);
  return isRecoveryCode(code) ? spendRecoveryCode(owner, code) : Promise.resolve('wrong');
}
