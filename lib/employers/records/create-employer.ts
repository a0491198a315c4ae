import { Types } from 'mongoose';
import { duplicateField } from '@/lib/platform/db/connection';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { nameKeysOf, slugCandidates } from './names';

type Given = Pick<EmployerRecord, 'name' | 'kind'> &
  Partial<Pick<EmployerRecord, 'website' | 'county' | 'about'>>;

/** Attempts while concurrent requests take the slugs. */
const MAX_TRIES = 3;

/** Returns the best available slug. */
export async function freeSlug(name: string, _id: Types.ObjectId): Promise<string> {
  const candidates = slugCandidates(name, _id.toHexString());
  const taken = await EmployerModel.distinct('slug', { slug: { $in: candidates } });
  return candidates.find((slug) => !taken.includes(slug)) ?? _id.toHexString();
}

/**
 * Creates an employer owned by this account. In a transaction, call it through `retryWhereTaken`: it throws a duplicate error if
 * the account concurrently gets an employer, or another employer takes the slug.
 */
export async function insertEmployer(
  given: Given,
  userId: Types.ObjectId,
  now: Date,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await EmployerModel.create({
    ...given,
    _id,
    slug: await freeSlug(given.name, _id),
    members: [{ userId, role: 'owner' as const, since: now }],
    nameKeys: given.name === '' ? [] : nameKeysOf(given.name),
  });
  return _id;
}

/** Retries a transaction that calls `insertEmployer` after a duplicate slug or account. */
export async function retryWhereTaken<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const field = duplicateField(error);
      if ((field !== 'slug' && field !== 'members.userId') || tries === MAX_TRIES) throw error;
    }
  }
}

/** Does nothing if the account already has an employer. Call it outside transactions. */
export const createEmployer = (given: Given, userId: Types.ObjectId, now: Date): Promise<void> =>
  retryWhereTaken(async () => {
    if (await EmployerModel.exists({ 'members.userId': userId })) return;
    await insertEmployer(given, userId, now);
  });
