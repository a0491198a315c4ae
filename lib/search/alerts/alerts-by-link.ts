import { Types } from 'mongoose';
import { readMailToken } from '@/lib/identity/accounts/mail-links';
import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/connection';
import { AlertModel } from '@/models/alert';
import { changeAlertOf, messageOf } from './change-alert';
import { alertsOf } from './list-alerts';
import type { Alert } from './mapper';
import { NO_ALERTS } from './messages';
import { linkChangeSchema } from './schemas';

const PAUSED = 'Your alerts are paused. You can turn them on again any time.';

function ownerOf(token: string): Types.ObjectId {
  const id = readMailToken('alerts', token);
  if (id === null)
    throw new AppError('malformed', 'This link isn’t valid. Copy the whole link from the e-mail.');
  return new Types.ObjectId(id);
}

/** Lists the alerts of the person who was e-mailed this link, without a session. Throws 400 for an invalid link. */
export async function listAlertsByLink(input: { token: string }): Promise<{ alerts: Alert[] }> {
  const userId = ownerOf(input.token);
  await connect();
  return { alerts: await alertsOf(userId) };
}

/** Pauses all alerts of a user. Returns how many they have and how many were on. The caller checks the permission. */
export async function pauseAlertsOf(userId: Types.ObjectId): Promise<{ all: number; paused: number }> {
  const { matchedCount, modifiedCount } = await AlertModel.updateMany({ userId }, { $set: { nextAt: null } });
  return { all: matchedCount, paused: modifiedCount };
}

/**
 * Changes how often one alert is sent, or pauses it. Pauses all alerts if `change` names none. Needs the link from the e-mail, but no
 * session. Throws 404, 422, and 400 for an invalid link.
 */
export async function changeAlertsByLink(input: {
  token: string;
  change: unknown;
}): Promise<{ message: string }> {
  const userId = ownerOf(input.token);
  const { alert, every = 'never' } = linkChangeSchema.parse(input.change);
  await connect();
  if (alert !== undefined) {
    const change = every === 'never' ? { paused: true } : { every, paused: false };
    return { message: messageOf(await changeAlertOf(userId, alert, change)) };
  }
  return { message: (await pauseAlertsOf(userId)).all === 0 ? NO_ALERTS : PAUSED };
}
