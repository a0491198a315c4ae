import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ApplicationModel } from '@/models/application';
import { findReceived } from '@/lib/applications/records/find-received';

const NOTE_NOT_FOUND = 'Note not found';

/** Throws 404 for an application to another employer's listing. */
export async function removeNote(
  actor: Actor,
  input: { applicationId: unknown; noteId: unknown },
): Promise<void> {
  const { id } = authorize(actor, 'application:note');
  const noteId = objectId(input.noteId, NOTE_NOT_FOUND);
  const { modifiedCount } = await ApplicationModel.updateOne(
    { ...(await findReceived(id, input.applicationId)), 'notes._id': noteId },
    { $pull: { notes: { _id: noteId } } },
  );
  if (modifiedCount === 0) throw new AppError('notFound', NOTE_NOT_FOUND);
}
