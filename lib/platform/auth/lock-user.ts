import type { QueryFilter } from 'mongoose';
import { UserModel, type UserRecord } from '@/models/user';

/**
 * Locks a user's record until the surrounding transaction commits: a concurrent transaction that deletes the
 * user or replaces their resume restarts. Every transaction that relies on the record must call it, because a
 * read alone conflicts with nothing.
 * Takes the conditions on the record, with its `_id`. Gives the name and address, or null if no record matches.
 */
export const lockUser = (
  filter: QueryFilter<UserRecord> & Pick<UserRecord, '_id'>,
): Promise<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'> | null> =>
  UserModel.findOneAndUpdate(filter, { $inc: { lockCount: 1 } }, { timestamps: false })
    .select('firstName lastName email')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>>();
