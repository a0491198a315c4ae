import type { QueryFilter } from 'mongoose';
import { UserModel, type UserRecord } from '@/models/user';

/**
 * Locks a user's record until the surrounding transaction commits, so that a concurrent transaction restarts if it deletes the user
 * or replaces their resume. Every transaction that relies on the record must call it, because reading alone causes no conflict.
 * Returns null if no record matches.
 */
export const lockUser = (
  filter: QueryFilter<UserRecord> & Pick<UserRecord, '_id'>,
): Promise<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'> | null> =>
  UserModel.findOneAndUpdate(filter, { $inc: { lockCount: 1 } }, { timestamps: false })
    .select('firstName lastName email')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>>();
