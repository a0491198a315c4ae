import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { AlertModel } from '@/models/alert';
import { ALERT_NOT_FOUND } from './messages';

export async function removeAlert(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const { id: userId } = authorize(actor, 'alert:write');
  const _id = objectId(input.id, ALERT_NOT_FOUND);
  const { deletedCount } = await AlertModel.deleteOne({ _id, userId });
  if (deletedCount === 0) throw new AppError('notFound', ALERT_NOT_FOUND);
  return { message: 'The alert is removed.' };
}
