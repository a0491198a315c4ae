import type { UserRecord } from '@/models/user';
import { ApplicationModel } from '@/models/application';

type Named = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/**
 * Writes the name a user has into those of their applications that were sent before applications kept it.
 * Takes the user as stored; call it before the name changes.
 */
export async function keepSentNames({ _id, firstName, lastName }: Named): Promise<void> {
  await ApplicationModel.updateMany(
    { userId: _id, applicant: null },
    { $set: { applicant: { firstName, lastName } } },
  );
}
