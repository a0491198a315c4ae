import { Types } from 'mongoose';
import { z } from 'zod';
import { time } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { mustHaveFactor } from '@/lib/platform/auth/staff-factor';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { SecondFactorModel, type SecondFactorRecord } from '@/models/second-factor';
import { findSelf } from './own-account';
import { readPendingFactor } from './pending-factor';
import type { NewFactor } from './start-factor';
import { uriOf } from './totp';

export const ownFactor = z.strictObject({
  isOn: z.boolean(),
  since: time,
  recoveryCodesLeft: z.int().min(0),
  isRequired: z.boolean().meta({ description: 'Whether this role must have one' }),
  hasPassword: z.boolean(),
});

export type OwnFactor = z.infer<typeof ownFactor>;

const find = (_id: Types.ObjectId) => SecondFactorModel.findById(_id).lean<SecondFactorRecord>();

export async function readFactor(actor: Actor): Promise<OwnFactor> {
  const by = authorize(actor, 'second-factor:read');
  const [user, found] = await Promise.all([findSelf(by), find(new Types.ObjectId(by.id))]);
  const since = user.secondFactorSince ?? null;
  return {
    isOn: since !== null,
    since: answeredMoment(since),
    recoveryCodesLeft: since === null ? 0 : (found?.recoveryCodes?.length ?? 0),
    isRequired: mustHaveFactor(user.role),
    hasPassword: user.passwordHash !== null,
  };
}

/** Returns the pending second factor of the signed-in user, for the page that shows it, or null. */
export async function readBegunFactor(actor: Actor): Promise<NewFactor | null> {
  const { id, username } = authorize(actor, 'second-factor:read');
  const _id = new Types.ObjectId(id);
  const shown = readPendingFactor(_id, (await find(_id))?.pending, new Date());
  return shown && { ...shown, uri: uriOf(shown.secret, username) };
}
