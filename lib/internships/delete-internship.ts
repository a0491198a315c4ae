import { authorize, type Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { objectId } from '@/lib/ids';
import { InternshipModel } from '@/models/internship';
import { INTERNSHIP_GONE, INTERNSHIP_NOT_FOUND } from './still-there';

/** Takes a listing off the site for good; its applications stay legible. Throws 404, and 410 when it was deleted before. */
export async function deleteInternship(actor: Actor, input: { id: unknown }): Promise<void> {
  authorize(actor, 'internship:delete');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const { matchedCount } = await InternshipModel.updateOne(
    { _id, deletedAt: null },
    { $set: { deletedAt: new Date() } },
  );
  if (matchedCount === 1) return;
  if (await InternshipModel.exists({ _id })) throw new AppError('gone', INTERNSHIP_GONE);
  throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
}
