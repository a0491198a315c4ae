import { storedTime } from '@/lib/platform/format/stored-moment';

/** Matches public listings, open or closed: not deleted, not hidden. */
export const SHOWN = { deletedAt: null, hiddenAt: null } as const;

export const isShown = ({ deletedAt, hiddenAt }: Partial<Record<keyof typeof SHOWN, Date | null>>): boolean =>
  !deletedAt && !hiddenAt;

/** The only definition of "open and public": not hidden or deleted, with a deadline later than `now`. */
export const openFilter = (now: Date) => ({ ...SHOWN, applicationDeadline: { $gt: now } });

/** Matches by deadline only, hidden or not. A listing without a valid deadline is closed. */
export const deadlineOf = (state: 'open' | 'closed', now: Date) => ({
  applicationDeadline: state === 'open' ? { $gt: now } : { $not: { $gt: now } },
});

export type InternshipStatus = 'Open' | 'Closed';

/** False at the exact deadline, and if it cannot be read. */
export const isOpen = (applicationDeadline: Date, now: Date): boolean =>
  storedTime(applicationDeadline) > now.getTime();

export const statusAt = (applicationDeadline: Date, now: Date): InternshipStatus =>
  isOpen(applicationDeadline, now) ? 'Open' : 'Closed';
