import type { QueryFilter } from 'mongoose';
import { UserModel, type UserRecord } from '@/models/user';

/**
 * Locks a user's record until the transaction around is committed: whoever deletes the user or replaces their resume meanwhile begins
 * again. A transaction that relies on the record must call it, as reading alone conflicts with nothing.
 * Takes what the record must be like, with its `_id`; gives the name and the address, or null where there is none such.
 */
export const lockUser = (
  filter: QueryFilter<UserRecord> & Pick<UserRecord, '_id'>,
): Promise<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'> | null> =>
  UserModel.findOneAndUpdate(filter, { $inc: { lockCount: 1 } }, { timestamps: false })
    .select('firstName lastName email')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>>();
