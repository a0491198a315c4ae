import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AlertInterval } from '@/lib/platform/core/vocabulary';
import { AlertModel, type AlertRecord } from '@/models/alert';
import { nextDigest } from './alert-times';
import { toAlerts, type Alert } from './mapper';
import { ALERT_NOT_FOUND } from './messages';
import { alertChangeSchema } from './schemas';

interface Change {
  every?: AlertInterval | undefined;
  paused?: boolean | undefined;
}

/** Returns the changed alert. It never sends listings published while it was paused. */
function changed(alert: AlertRecord, { every = alert.every, paused }: Change, now: Date): AlertRecord {
  const wasPaused = alert.nextAt === null;
  if (paused ?? wasPaused) return { ...alert, every, nextAt: null };
  return { ...alert, every, nextAt: nextDigest(every, now), since: wasPaused ? now : alert.since };
}

export function changeAlertOf(userId: Types.ObjectId, id: unknown, change: Change): Promise<Alert> {
  const _id = objectId(id, ALERT_NOT_FOUND);
  return withTransaction(async () => {
    const record = await AlertModel.findOne({ _id, userId }).lean<AlertRecord>();
    if (!record) throw new AppError('notFound', ALERT_NOT_FOUND);
    const next = changed(record, change, new Date());
    const { every, nextAt, since } = next;
    await AlertModel.updateOne({ _id }, { $set: { every, nextAt, since } });
    const [alert] = await toAlerts([next]);
    if (!alert) throw new AppError('notFound', ALERT_NOT_FOUND);
    return alert;
  });
}

/** Changes how often an alert is sent (`every`), and pauses or resumes it (`paused`). Throws 404 and 422. */
export async function changeAlert(
  actor: Actor,
  { id, change }: { id: unknown; change: unknown },
): Promise<{ message: string; alert: Alert }> {
  const userId = new Types.ObjectId(authorize(actor, 'alert:write').id);
  const alert = await changeAlertOf(userId, id, alertChangeSchema.parse(change));
  return { message: messageOf(alert), alert };
}

export function messageOf({ name, paused, every }: Alert): string {
  if (paused) return `Paused: ${name}.`;
  return `${name}: ${every === 'day' ? 'every morning' : 'on Monday mornings'}.`;
}
