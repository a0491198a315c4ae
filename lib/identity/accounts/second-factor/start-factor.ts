import { Types } from 'mongoose';
import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel } from '@/models/user';
import { newPendingFactor } from './pending-factor';
import { uriOf } from './totp';

/** The secret for an authenticator app and the recovery codes. Never shown again after confirmation. */
export const newFactor = z.strictObject({
  secret: z.string().meta({ description: 'In base32' }),
  uri: z.string().meta({ description: 'For an authenticator app: the content of a QR code' }),
  recoveryCodes: z.array(z.string()).meta({ description: 'Each lets the owner in once; never shown again' }),
});

export type NewFactor = z.infer<typeof newFactor>;

export const alreadyOn = (): AppError =>
  new AppError('conflict', 'Your account already has a second factor. Turn it off to set up another one.');

/** Starts the setup, which takes effect once confirmed. Invalidates an earlier pending secret. Throws 409 if a factor is on. */
export async function startFactor(actor: Actor): Promise<NewFactor> {
  const { id, username } = authorize(actor, 'second-factor:write');
  const _id = new Types.ObjectId(id);
  if (await UserModel.exists({ _id, secondFactorSince: { $ne: null } })) throw alreadyOn();
  const { stored, shown } = newPendingFactor(_id, new Date());
  await SecondFactorModel.updateOne({ _id }, { $set: { pending: stored } }, { upsert: true });
  return { secret: shown.secret, uri: uriOf(shown.secret, username), recoveryCodes: shown.recoveryCodes };
}
