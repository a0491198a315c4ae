import type { UserRecord } from '@/models/user';
import { ApplicationModel } from '@/models/application';

type Named = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/** Adds the user's name to older applications, which did not store it. Call it before the name changes. */
export async function keepSentNames({ _id, firstName, lastName }: Named): Promise<void> {
  await ApplicationModel.updateMany(
    { userId: _id, applicant: null },
    { $set: { applicant: { firstName, lastName } } },
  );
}
