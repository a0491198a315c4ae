/** Matches public listings, open or closed: not deleted, not hidden. */
export const SHOWN = { deletedAt: null, hiddenAt: null } as const;

/** Whether this listing is public. */
export const isShown = ({ deletedAt, hiddenAt }: Partial<Record<keyof typeof SHOWN, Date | null>>): boolean =>
  !deletedAt && !hiddenAt;

/** The only definition of "open and public": not hidden or deleted, with a deadline later than `now`. */
export const live = (now: Date) => ({ ...SHOWN, applicationDeadline: { $gt: now } });

export type InternshipStatus = 'Open' | 'Closed';

/** Open while the deadline is later than `now`. At the exact deadline it is closed. */
export const statusAt = (applicationDeadline: Date, now: Date): InternshipStatus =>
  applicationDeadline.getTime() > now.getTime() ? 'Open' : 'Closed';
