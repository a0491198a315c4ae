/** The one definition of "open and public": not deleted, not hidden, and the deadline is later than `now`. */
export const live = (now: Date) => ({ deletedAt: null, hiddenAt: null, applicationDeadline: { $gt: now } });

export type InternshipStatus = 'Open' | 'Closed';

/** Open while the deadline is later than `now`; at the very moment of the deadline it is Closed. */
export const statusAt = (applicationDeadline: Date, now: Date): InternshipStatus =>
  applicationDeadline.getTime() > now.getTime() ? 'Open' : 'Closed';
