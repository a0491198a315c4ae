import { writeCalendar } from '@/lib/internships/calendar/write-calendar';
import { deadlineEvent } from '@/lib/internships/listings/deadline-event';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { readSavedListings } from './read-saved-listings';

type Changed = Pick<InternshipRecord, '_id' | 'updatedAt'>;

/** Returns an iCalendar file with the deadlines of the user's saved open listings. `addressOf` returns the full address of a path. */
export async function readSavedCalendar(
  actor: Actor,
  input: { addressOf: (path: string) => string },
): Promise<string> {
  const { id: userId } = authorize(actor, 'saved:read');
  const records = await SavedModel.find({ userId }).sort({ savedAt: -1 }).lean<SavedRecord[]>();
  const ids = records.map(({ internshipId }) => internshipId);
  const [listings, changes] = await Promise.all([
    readSavedListings(ids.map((id) => id.toHexString())),
    findByIds<Changed, InternshipRecord>(InternshipModel, ids, ['updatedAt']),
  ]);
  const changedAt = new Map(changes.map(({ _id, updatedAt }) => [_id.toHexString(), updatedAt]));
  const open = listings.filter(({ status, deleted }) => status === 'Open' && !deleted);
  return writeCalendar(
    open.map((listing) =>
      deadlineEvent({ ...listing, updatedAt: answeredMoment(changedAt.get(listing._id)) }, input.addressOf),
    ),
  );
}
