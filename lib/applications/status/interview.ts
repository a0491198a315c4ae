import { formatDateTime } from '@/lib/platform/format/dates';
import { answeredMoment, storedTime, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

type StoredInterview = NonNullable<ApplicationRecord['interview']>;
type Invited = Pick<ApplicationRecord, 'status' | 'interview'>;

export interface Interview {
  at: AnsweredMoment;
  place: string | null;
  link: string | null;
}

/** Null if no time is set, or if the application has moved on or ended. */
export const interviewOf = ({ status, interview }: Invited): Interview | null =>
  status === 'interview' && interview
    ? { at: answeredMoment(interview.at), place: interview.place ?? null, link: interview.link ?? null }
    : null;

const samePlace = (one: StoredInterview, other: StoredInterview): boolean =>
  (one.place ?? null) === (other.place ?? null) && (one.link ?? null) === (other.link ?? null);

/** False if the invitation has no time, place or link. */
export const isMoved = (
  before: StoredInterview | null | undefined,
  after: StoredInterview | null | undefined,
): boolean =>
  Boolean(after && (!before || storedTime(before.at) !== storedTime(after.at) || !samePlace(before, after)));

/** Replaces an earlier interview and raises its sequence number for calendars. */
export const inPlaceOf = (
  before: StoredInterview | null | undefined,
  after: StoredInterview,
): StoredInterview =>
  !before ? after : { ...after, sequence: (before.sequence ?? 0) + (isMoved(before, after) ? 1 : 0) };

/** "Nov 30, 2026, 5:00 PM, Nairobi time". */
export const interviewTime = (at: Date): string => `${formatDateTime(at)}, Nairobi time`;

export const interviewOff = (at: Date): string =>
  `The interview on ${interviewTime(at)}, is cancelled. If it’s in your calendar, remove it.`;

const CALLED_OFF = ['withdrawn', 'not selected', 'no answer', 'handled outside'];

/** Returns null unless the application ended before its interview took place. */
export const calledOff = ({ status, interview }: Invited, now: Date): string | null =>
  interview && storedTime(interview.at) > now.getTime() && CALLED_OFF.includes(status)
    ? interviewOff(interview.at)
    : null;
