import type { Types } from 'mongoose';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { clientAddress } from '@/lib/platform/http/client-address';
import { enqueue } from '@/lib/platform/mail/outbox';
import { counter, giveBack, type Count, type Counter, type Point } from '@/lib/platform/rate-limit/counter';
import { HOUR, scaled, tooMany } from '@/lib/platform/rate-limit/rate-limit';
import type { UserRecord } from '@/models/user';
import { wrongCodesTemplate } from './mail-templates';

/** Per account and day. Of a million codes, three are valid at a time: guessing one takes 90 years on average. */
const MAX_WRONG = 10;

/** The number of wrong codes after which we warn the owner: only someone who knows the password can enter codes. */
const TOLD_AT = 5;

/** Wrong codes per network and hour, across all accounts. */
const MAX_FROM_NETWORK = 100;

const DAY = 24 * HOUR;

// As with wrong passwords, RATE_LIMIT_FACTOR does not raise this limit.
const byAccount = () => counter({ name: 'second factor:account', points: MAX_WRONG, seconds: DAY });
const byNetwork = () =>
  counter({ name: 'second factor:network', points: scaled(MAX_FROM_NETWORK), seconds: HOUR });

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'email'>;

async function take(limit: Counter, key: string): Promise<{ count: Count; point: Point }> {
  const count = await limit.add(key);
  if (count.isOver) throw tooMany(limit.rule.name, count.until);
  return { count, point: limit.point(key, count) };
}

/** An attempt that counts as wrong until `wasRight` is called. */
export interface FactorAttempt {
  /** Refunds the points. */
  wasRight: () => Promise<void>;
  /** Notifies the owner after too many wrong codes. */
  wasWrong: () => Promise<void>;
}

/** Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit. Throws 429. */
export async function countAttempt(owner: Owner, request: { headers: Headers }): Promise<FactorAttempt> {
  const network = await take(byNetwork(), visitorNetwork(clientAddress(request)));
  const account = await take(byAccount(), owner._id.toHexString());
  return {
    wasRight: async () => {
      await Promise.all([network.point, account.point].map((point) => giveBack(point)));
    },
    wasWrong: async () => {
      if (account.count.points === TOLD_AT) await enqueue(wrongCodesTemplate(owner));
    },
  };
}

/** Call it after a new password is set or the second factor is reset. */
export const forgetWrongCodes = (_id: Types.ObjectId): Promise<void> => byAccount().clear(_id.toHexString());
