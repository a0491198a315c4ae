import { Types } from 'mongoose';
import { resealText } from '@/lib/platform/auth/sealed-text';
import { oldKey } from '@/lib/platform/env/secret-key';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { SecondFactorModel, type SecondFactorRecord } from '@/models/second-factor';
import { PURPOSE } from './spend-code';

/** Every ID is equal or greater, so that the query uses the index. */
const FIRST = new Types.ObjectId('0'.repeat(24));

type Stored = Pick<SecondFactorRecord, '_id' | 'secret'>;

async function reseal({ _id, secret }: Stored): Promise<boolean> {
  const resealed = secret === undefined ? null : resealText(secret, PURPOSE, _id.toHexString());
  if (resealed === null) return false;
  const { modifiedCount } = await SecondFactorModel.updateOne(
    { _id, secret },
    { $set: { secret: resealed } },
  );
  return modifiedCount === 1;
}

/**
 * While AUTH_SECRET holds two secrets, encrypts the secrets of second factors with the first one. Pending second factors expire before
 * the old secret is removed. Safe on several nodes, also in the middle of a log-in.
 */
export async function resealFactors(signal?: AbortSignal): Promise<number> {
  if (!oldKey()) return 0;
  return forEachItem({
    job: 'encrypting second factors again',
    items: SecondFactorModel.find({ _id: { $gte: FIRST } })
      .sort({ _id: 1 })
      .select('secret')
      .lean<Stored[]>()
      .cursor() as AsyncIterable<Stored>,
    act: reseal,
    signal,
  });
}
