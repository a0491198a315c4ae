import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel } from '@/models/employer';
import { insertEmployer } from '@/lib/employers/records/create-employer';
import { domainOf } from '@/lib/employers/verification/domain';
import { findNameOwner } from '@/lib/employers/name-lock/name-lock';
import { lockMembership } from '@/lib/employers/members/membership';
import { RECALLED } from '@/lib/employers/records/messages';

/**
 * Locks the employer this account submits for. Creates one if needed, named after the company unless that name belongs to another
 * employer. Call it in a transaction, through `retryWhereTaken`. Throws 409 for a member of a recalled employer.
 */
export async function ensureEmployer(
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  company: string,
  now: Date,
): Promise<Types.ObjectId> {
  const own = await lockMembership(id);
  if (own) return own.employer;
  const userId = new Types.ObjectId(id);
  if (await EmployerModel.exists({ 'members.userId': userId })) throw new AppError('conflict', RECALLED);
  const owner = await findNameOwner(company, { own: null, domain: domainOf(email) }, now);
  return insertEmployer({ name: owner === null ? company : '', kind: 'company' }, userId, now);
}
