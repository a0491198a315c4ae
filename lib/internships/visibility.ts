/** Matches the listings that anybody may read, open or closed: not deleted, not hidden. */
export const SHOWN = { deletedAt: null, hiddenAt: null } as const;

/** Whether anybody may read this listing. */
export const isShown = ({ deletedAt, hiddenAt }: Partial<Record<keyof typeof SHOWN, Date | null>>): boolean =>
  !deletedAt && !hiddenAt;

/** The one definition of "open and public": shown, and the deadline is later than `now`. */
export const live = (now: Date) => ({ ...SHOWN, applicationDeadline: { $gt: now } });

export type InternshipStatus = 'Open' | 'Closed';

/** Open while the deadline is later than `now`; at the very moment of the deadline it is Closed. */
export const statusAt = (applicationDeadline: Date, now: Date): InternshipStatus =>
  applicationDeadline.getTime() > now.getTime() ? 'Open' : 'Closed';
