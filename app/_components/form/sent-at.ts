import { formatTime, type DateLike } from '@/lib/platform/format/dates';

/** When a call that waited for a connection was sent: now, or at the time that the service stored. */
export const sentAt = (at: DateLike = Date.now()): string => `Sent at ${formatTime(at)}.`;
