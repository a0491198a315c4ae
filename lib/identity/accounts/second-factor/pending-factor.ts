import type { Types } from 'mongoose';
import { openText, sealText } from '@/lib/platform/auth/sealed-text';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { PendingSecondFactor } from '@/models/second-factor';
import { newRecoveryCodes } from './recovery-codes';
import { PURPOSE } from './spend-code';
import { newSecret } from './totp';

/** Milliseconds to confirm a pending second factor. */
const GOOD_FOR = 30 * 60 * 1000;

export interface ShownFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Creates a secret and recovery codes, both as stored and as shown. */
export function newPendingFactor(
  owner: Types.ObjectId,
  now: Date,
): { stored: PendingSecondFactor; shown: ShownFactor } {
  const shown = { secret: newSecret(), recoveryCodes: newRecoveryCodes() };
  const seal = (text: string) => sealText(text, PURPOSE, owner.toHexString());
  const stored = { secret: seal(shown.secret), recoveryCodes: seal(shown.recoveryCodes.join(' ')), at: now };
  return { stored, shown };
}

/** Returns null if none is pending, it is older than half an hour, or AUTH_SECRET has changed. */
export function readPendingFactor(
  owner: Types.ObjectId,
  pending: PendingSecondFactor | null | undefined,
  now: Date,
): ShownFactor | null {
  if (!pending || !(storedTime(pending.at) + GOOD_FOR > now.getTime())) return null;
  const open = (text: string) => openText(text, PURPOSE, owner.toHexString());
  const [secret, codes] = [open(pending.secret), open(pending.recoveryCodes)];
  return secret === null || codes === null ? null : { secret, recoveryCodes: codes.split(' ') };
}
