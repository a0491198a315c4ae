import { Types } from 'mongoose';
import { duplicateField } from '@/lib/platform/db/connection';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { nameKeysOf, slugCandidates } from './names';

type Given = Pick<EmployerRecord, 'name' | 'kind'> &
  Partial<Pick<EmployerRecord, 'website' | 'county' | 'about'>>;

/** Attempts while others take the addresses. */
const MAX_TRIES = 3;

/** The best address for a name that no other employer has. */
export async function freeSlug(name: string, _id: Types.ObjectId): Promise<string> {
  const candidates = slugCandidates(name, _id.toHexString());
  const taken = await EmployerModel.distinct('slug', { slug: { $in: candidates } });
  return candidates.find((slug) => !taken.includes(slug)) ?? _id.toHexString();
}

/**
 * Creates the record of an employer with this account as its owner, under the best free address, and gives its id. In a transaction, call it
 * by way of `retryWhereTaken`: it throws a duplicate where the account gets an employer, or somebody the address, at the same moment.
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

/** Runs a transaction that inserts an employer again where it was taken an address, or its account got one. */
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

/** The same outside of a transaction; does nothing where the account has an employer. */
export const createEmployer = (given: Given, userId: Types.ObjectId, now: Date): Promise<void> =>
  retryWhereTaken(async () => {
    if (await EmployerModel.exists({ 'members.userId': userId })) return;
    await insertEmployer(given, userId, now);
  });
