import type { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import type { ConsentState } from '@/lib/platform/core/vocabulary';
import { UserModel, type UserRecord } from '@/models/user';
import { mayApply } from './age';

/** Each one says why the person cannot apply, and what to do next. */
const NOT_YET: Readonly<Record<Exclude<ConsentState, 'consented'>, string>> = {
  asked:
    'You can’t apply yet: your parent or guardian hasn’t agreed. Send them the link again on your dashboard.',
  refused:
    'You can’t apply: your parent or guardian declined. Talk to them, or name another one on your dashboard.',
  withdrawn:
    'You can’t apply: your parent or guardian withdrew their consent. Talk to them, or name another one on your dashboard.',
};

/** Returns the reason why a minor without consent cannot apply, or null for everyone else. */
export async function missingConsent(_id: Types.ObjectId, now = new Date()): Promise<string | null> {
  const user = await UserModel.findById(_id).select('minor').lean<Pick<UserRecord, 'minor'>>();
  if (!user?.minor || mayApply(user.minor, now) || user.minor.state === 'consented') return null;
  return NOT_YET[user.minor.state];
}

/** Throws 403 for a minor without consent. In a transaction, lock the user first, so that a concurrent withdrawal of consent counts. */
export async function refuseWithoutConsent(_id: Types.ObjectId, now = new Date()): Promise<void> {
  const missing = await missingConsent(_id, now);
  if (missing !== null) throw new AppError('forbidden', missing);
}
