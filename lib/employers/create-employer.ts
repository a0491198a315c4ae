import { Types } from 'mongoose';
import { duplicateField } from '@/lib/platform/db/db';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { nameKeysOf, slugCandidates } from './names';

type Given = Pick<EmployerRecord, 'name' | 'kind'> &
  Partial<Pick<EmployerRecord, 'website' | 'county' | 'about'>>;

const blank = (given: Given, userId: Types.ObjectId, now: Date) => ({
  ...given,
  members: [{ userId, role: 'owner' as const, since: now }],
  nameKeys: nameKeysOf(given.name),
});

/**
 * Creates the record of an employer with this account as its owner, under the best free address. Does nothing where the account has
 * one. Call it outside of a transaction: a taken address would abort it.
 */
export async function createEmployer(given: Given, userId: Types.ObjectId, now: Date): Promise<void> {
  const _id = new Types.ObjectId();
  for (const slug of slugCandidates(given.name, _id.toHexString())) {
    try {
      await EmployerModel.create({ _id, slug, ...blank(given, userId, now) });
      return;
    } catch (error) {
      const field = duplicateField(error);
      if (field === 'members.userId') return;
      if (field !== 'slug') throw error;
    }
  }
}
