import { formatDateTime } from '@/lib/platform/format/dates';
import { answeredMoment, storedTime, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

type StoredInterview = NonNullable<ApplicationRecord['interview']>;
type Invited = Pick<ApplicationRecord, 'status' | 'interview'>;

/** When and where an interview is. */
export interface Interview {
  /** ISO 8601, UTC. */
  at: AnsweredMoment;
  place: string | null;
  link: string | null;
}

/** The interview of an application; null where the employer gave no time, and once the application has moved on or ended. */
export const interviewOf = ({ status, interview }: Invited): Interview | null =>
  status === 'interview' && interview
    ? { at: answeredMoment(interview.at), place: interview.place ?? null, link: interview.link ?? null }
    : null;

const samePlace = (one: StoredInterview, other: StoredInterview): boolean =>
  (one.place ?? null) === (other.place ?? null) && (one.link ?? null) === (other.link ?? null);

/** Whether an invitation gives another time, place or link than the one before; false where it gives none. */
export const isMoved = (
  before: StoredInterview | null | undefined,
  after: StoredInterview | null | undefined,
): boolean =>
  Boolean(after && (!before || storedTime(before.at) !== storedTime(after.at) || !samePlace(before, after)));

/** The interview that takes the place of another one, if any, with its number in a calendar. */
export const inPlaceOf = (
  before: StoredInterview | null | undefined,
  after: StoredInterview,
): StoredInterview =>
  !before ? after : { ...after, sequence: (before.sequence ?? 0) + (isMoved(before, after) ? 1 : 0) };

/** A moment as mails and pages write it: "Nov 30, 2026, 5:00 PM, Nairobi time". */
export const interviewTime = (at: Date): string => `${formatDateTime(at)}, Nairobi time`;

/** What both sides are told of an interview that was still to come. */
export const interviewOff = (at: Date): string =>
  `The interview on ${interviewTime(at)}, no longer takes place. If it is in your calendar, remove it.`;

const CALLED_OFF = ['withdrawn', 'not selected', 'no answer', 'handled outside'];

/** What an application that has ended says of an interview that was still to come; null where there is none. */
export const calledOff = ({ status, interview }: Invited, now: Date): string | null =>
  interview && storedTime(interview.at) > now.getTime() && CALLED_OFF.includes(status)
    ? interviewOff(interview.at)
    : null;
