import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { lockOwnListing, moveDeadline } from '@/lib/internships/listings/move-deadline';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';

export const extendSchema = internshipSchema.pick({ applicationDeadline: true });

/** A conflict, not an invalid field: it depends on the day and on the listing. */
const refused = (message: string): AppError =>
  new AppError('conflict', message, { errors: { applicationDeadline: message } });

/**
 * Extends the deadline of one of the signed-in employer's listings; a closed listing reopens. Takes a day (Nairobi) or a time, at most 120
 * days ahead (422). Does nothing if the deadline stays the same. Throws 404, and 409 for an earlier deadline, or if its
 * resumes are gone.
 */
export async function extendInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: InternshipSummary }> {
  const by = authorize(actor, 'internship:close-own');
  const { applicationDeadline } = extendSchema.parse(input.fields ?? {});
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const record = await withTransaction(async () => {
    const current = await lockOwnListing(by.id, id);
    const present = storedTime(current.applicationDeadline);
    if (applicationDeadline.getTime() === present) return current;
    if (applicationDeadline.getTime() < present)
      throw refused('The new deadline must be later than the current one.');
    return moveDeadline(by, current, applicationDeadline);
  });
  return { internship: toSummary(record, new Date()) };
}
