import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AlertModel, type AlertRecord } from '@/models/alert';
import { toAlerts, type Alert } from './mapper';
import type { Types } from 'mongoose';

export async function alertsOf(userId: Types.ObjectId | string): Promise<Alert[]> {
  return toAlerts(await AlertModel.find({ userId }).sort({ createdAt: -1 }).lean<AlertRecord[]>());
}

/** Lists the alerts of the signed-in user, at most twenty, newest first. */
export async function listAlerts(actor: Actor): Promise<{ alerts: Alert[] }> {
  return { alerts: await alertsOf(authorize(actor, 'alert:read').id) };
}
