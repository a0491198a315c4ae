import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND, findReceived } from '@/lib/applications/records/find-received';
import { toNotes, type Note } from './notes';
import { noteSchema } from '@/lib/applications/records/schemas';

const MAX_NOTES = 50;

/**
 * Adds a note that the applicant sees only in their data export. Throws 404 for another employer's application, 409 for more than 50
 * notes, and 422 for an invalid note.
 */
export async function addNote(
  actor: Actor,
  input: { applicationId: unknown; note: unknown },
): Promise<{ note: Note }> {
  const user = authorize(actor, 'application:note');
  const { text } = noteSchema.parse(input.note);
  const by = new Types.ObjectId(user.id);
  const own = await findReceived(user.id, input.applicationId);
  await limitRate('answer applicants', null, user.id);
  const note = { _id: new Types.ObjectId(), text, at: new Date(), by };
  const [shown] = await toNotes([note]);
  return withTransaction(async () => {
    const application = await ApplicationModel.findOneAndUpdate(
      { ...own, [`notes.${MAX_NOTES - 1}`]: { $exists: false } },
      { $push: { notes: note } },
    )
      .select('userId')
      .lean<Pick<ApplicationRecord, 'userId'>>();
    if (application && shown) return keepResult({ note: shown }, [application.userId]);
    if (!(await ApplicationModel.exists(own))) throw new AppError('notFound', APPLICATION_NOT_FOUND);
    throw new AppError('conflict', `An application can have at most ${MAX_NOTES} notes. Remove one first.`);
  });
}
