import { writeCalendar } from '@/lib/calendar/write-calendar';
import { deadlineEvent } from '@/lib/internships/deadline-event';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { readSavedListings } from './read-saved-listings';

/**
 * The deadlines of everything open that the signed-in user saved, as an iCalendar file. Takes the function that gives the full address of a
 * path.
 */
export async function readSavedCalendar(
  actor: Actor,
  input: { addressOf: (path: string) => string },
): Promise<string> {
  const { id: userId } = authorize(actor, 'saved:read');
  const records = await SavedModel.find({ userId }).sort({ savedAt: -1 }).lean<SavedRecord[]>();
  const listings = await readSavedListings(records.map(({ internshipId }) => internshipId.toHexString()));
  const open = listings.filter(({ status, deleted }) => status === 'Open' && !deleted);
  return writeCalendar(
    open.map((listing) => deadlineEvent(listing, input.addressOf)),
    new Date(),
  );
}
